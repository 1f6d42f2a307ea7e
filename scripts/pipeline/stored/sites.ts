import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOrGet } from '#scripts/store/createOrGet.ts';
import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { RECORD, replaceSite, type SiteRecord } from '../emit.ts';
import { BuildFailure } from '../failure.ts';
import { isFresh } from '../fresh.ts';
import { filesBelow, sha256 } from '../hash.ts';
import { readFiles, writeFiles } from './folder.ts';
import { type Files, pack, unpack } from './pack.ts';

/** The sites of a store, by the hash of their inputs. Each is one object, without the files that it has from the compiled app. */
const SITES = 'builds/sites';

/** A site, by what it is made from. */
export interface SiteInputs {
  id: string;
  /** The hash of all its inputs. */
  inputs: string;
}

const keyOf = ({ inputs }: SiteInputs): string =>
  `${SITES}/${inputs.slice(0, 2)}/${inputs.slice(2)}`;

const asRecord = (bytes: Uint8Array): SiteRecord => JSON.parse(new TextDecoder().decode(bytes));

/** Keeps the sites of one compiled app in a store, and writes them from there into a folder of sites. */
export class SiteStore {
  readonly #store: ObjectStore;
  readonly #outDir: string;
  readonly #client: Files;
  readonly #hashes: ReadonlyMap<string, string>;

  /** @param client the files of the compiled app that sites have */
  constructor(store: ObjectStore, client: Files, outDir: string) {
    this.#store = store;
    this.#outDir = outDir;
    this.#client = client;
    this.#hashes = new Map([...this.#client].map(([path, bytes]) => [path, sha256(bytes)]));
  }

  #nameOf(site: SiteInputs): string {
    return `${keyOf(site)} of ${this.#store.name}, the site of ${site.id},`;
  }

  async #stored(site: SiteInputs): Promise<Files | undefined> {
    const bytes = await this.#store.get(keyOf(site));
    return bytes && unpack(bytes, this.#nameOf(site));
  }

  #localRecord({ id }: SiteInputs): Buffer {
    return readFileSync(join(this.#outDir, id, RECORD));
  }

  /** The files of a site that are those of the compiled app. */
  #sharedOf({ files }: SiteRecord): Files {
    const shared = files.filter(({ path, sha256: hash }) => this.#hashes.get(path) === hash);
    return new Map(shared.map(({ path }) => [path, this.#client.get(path) ?? new Uint8Array()]));
  }

  /**
   * All files of a site of the store, with the hash of its record; undefined if the store has no such site.
   * @param expected the hash that its record has to have
   * @throws BuildFailure if the stored site is damaged, or is not the expected one
   */
  async read(
    site: SiteInputs,
    expected?: string,
  ): Promise<{ record: string; files: Files } | undefined> {
    const own = await this.#stored(site);
    if (!own) return undefined;
    const bytes = own.get(RECORD) ?? new Uint8Array();
    const hash = sha256(bytes);
    if (expected !== undefined && hash !== expected) {
      throw new BuildFailure(
        `${this.#nameOf(site)} is not the one that its shard has built. Build the shard again.`,
      );
    }
    const record = asRecord(bytes);
    if (record.inputs !== site.inputs) {
      throw new BuildFailure(
        `${this.#nameOf(site)} was made from other inputs. Remove it and build again.`,
      );
    }
    const files = new Map([...this.#sharedOf(record), ...own]);
    if (files.size === record.files.length + 1) return { record: hash, files };
    throw new BuildFailure(
      `${this.#nameOf(site)} lacks files. Remove it from the store and build again.`,
    );
  }

  /** Makes a site in the folder the one of the store, as `read` finds it, and says whether the folder had it already. */
  async fetch(
    site: SiteInputs,
    expected?: string,
  ): Promise<{ record: string; wasThere: boolean } | undefined> {
    const found = await this.read(site, expected);
    if (!found) return undefined;
    const { record, files } = found;
    const isThere = isFresh(join(this.#outDir, site.id), site.inputs);
    if (isThere && sha256(this.#localRecord(site)) === record) return { record, wasThere: true };
    await replaceSite(this.#outDir, site.id, (draft) => writeFiles(draft, files));
    return { record, wasThere: false };
  }

  /**
   * Stores a site of the folder.
   * @returns the hash of its record, which has the hash of every file
   * @throws BuildFailure if the store has another site for the same inputs
   */
  async put(site: SiteInputs): Promise<string> {
    const folder = join(this.#outDir, site.id);
    const record = this.#localRecord(site);
    const shared = this.#sharedOf(asRecord(record));
    const own = filesBelow(folder).filter((path) => !shared.has(path));
    const packed = await pack(readFiles(folder, own));
    const found = await createOrGet(this.#store, keyOf(site), packed);
    const hash = sha256(record);
    if (!found) return hash;
    const other = await unpack(found, this.#nameOf(site));
    if (sha256(other.get(RECORD) ?? '') === hash) return hash;
    throw new BuildFailure(
      `${this.#nameOf(site)} is not what this machine built from the same inputs. Build again to take the stored one.`,
    );
  }
}
