import { lstat, readdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { hasCode } from '#scripts/command/errorCode.ts';
import { systemProblem } from '#scripts/command/systemProblem.ts';
import { writeProblem } from '#scripts/command/writeProblem.ts';
import { createFile, DRAFTS, replaceFile, sync } from './atomicWrite.ts';
import type { ListedObject, ObjectStore, VersionedObject } from './objectStore.ts';
import { StoreFailure } from './storeFailure.ts';

/** Where the versions of replaceable objects are kept: a file for each. */
const VERSIONS = 'versions';

/** How many versions of an object are kept: the newest, and those before it for people who look into what happened. */
const KEPT_VERSIONS = 20;

const AN_HOUR_MS = 3_600_000;

const DIGITS = 10;
const VERSION = new RegExp(`^\\d{${DIGITS}}$`);
const versionName = (version: number): string => String(version).padStart(DIGITS, '0');

/** What a file system call gives, or undefined where the file is missing. */
async function orMissing<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  }
}

/**
 * A folder as a store. A version of a replaceable object is a file of its own, numbered and made only if no other writer made it: that is
 * the moment of the change. The object itself is a copy of the newest version, for web servers and people to read.
 */
export class DirectoryStore implements ObjectStore {
  readonly name: string;
  readonly #sync: (folder: string) => Promise<void>;
  /** The folders with names that a power cut could still take. */
  #unsynced = new Set<string>();

  constructor(root: string, syncFolder = sync) {
    this.name = root;
    this.#sync = syncFolder;
  }

  /** The file of an object. */
  path(key: string): string {
    return join(this.name, key);
  }

  get(key: string): Promise<Uint8Array | undefined> {
    return orMissing(readFile(this.path(key)));
  }

  /** @throws UsageError if the folder cannot be written, StoreFailure if something else than a file has the name */
  async create(key: string, bytes: Uint8Array): Promise<boolean> {
    const path = this.path(key);
    const isNew = await createFile(this.name, path, bytes).catch((error: unknown) => {
      throw writeProblem(error, this.name);
    });
    if (!isNew) await this.#requireFile(path);
    for (let at = dirname(path); at.length >= this.name.length; at = dirname(at)) {
      this.#unsynced.add(at);
    }
    return isNew;
  }

  /** Whoever finds no content under a name that is taken would try to write it for ever. */
  async #requireFile(path: string): Promise<void> {
    const isTaken = (await orMissing(lstat(path))) !== undefined;
    if (!isTaken || (await orMissing(stat(path)))?.isFile()) return;
    throw new StoreFailure(
      `${path} is no file, but a folder or a link that leads nowhere. Move it away.`,
    );
  }

  async settle(): Promise<void> {
    const folders = [...this.#unsynced];
    this.#unsynced = new Set();
    await Promise.all(folders.map(this.#sync));
  }

  async has(key: string): Promise<boolean> {
    return (await orMissing(stat(this.path(key))))?.isFile() === true;
  }

  async list(prefix: string): Promise<ListedObject[]> {
    const folder = this.path(prefix);
    const entries =
      (await orMissing(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
    const found = await Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map(async ({ parentPath, name }) => {
          const path = join(parentPath, name);
          const key = path.slice(this.name.length + 1).replaceAll('\\', '/');
          const size = (await orMissing(stat(path)))?.size;
          return size === undefined ? [] : [{ key, size }];
        }),
    );
    return found.flat().sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  async names(prefix: string): Promise<string[]> {
    return ((await orMissing(readdir(this.path(prefix)))) ?? []).sort();
  }

  async remove(key: string): Promise<void> {
    await rm(this.path(key), { force: true });
  }

  async removeLeftovers(): Promise<void> {
    await this.#removeDrafts();
    const written = (await this.list(VERSIONS)).map(({ key }) => key);
    for (const folder of new Set(written.map(dirname))) {
      const versions = written.filter(
        (key) => dirname(key) === folder && VERSION.test(basename(key)),
      );
      for (const key of versions.slice(0, -KEPT_VERSIONS)) await this.remove(key);
    }
  }

  async #removeDrafts(): Promise<void> {
    for (const name of await this.names(DRAFTS)) {
      const path = this.path(`${DRAFTS}/${name}`);
      const writtenMs = (await orMissing(stat(path)))?.mtimeMs ?? Number.POSITIVE_INFINITY;
      if (writtenMs < Date.now() - AN_HOUR_MS) await rm(path, { recursive: true, force: true });
    }
  }

  /** The newest version of a replaceable object. Other files in its folder do not belong to the store. */
  async #newest(key: string): Promise<string | undefined> {
    return (await this.names(`${VERSIONS}/${key}`)).filter((name) => VERSION.test(name)).at(-1);
  }

  /** @throws StoreFailure if the object has lost its versions: whoever wrote the first one would undo all that it says */
  async current(key: string): Promise<VersionedObject | undefined> {
    const version = await this.#newest(key);
    if (version === undefined) {
      if (!(await this.has(key))) return undefined;
      throw new StoreFailure(
        `${this.path(key)} has no generations beside it any more. Restore ${VERSIONS}/${key}/, or copy the file there as ${versionName(1)} if it is right.`,
      );
    }
    const bytes = await readFile(this.path(`${VERSIONS}/${key}/${version}`));
    return { bytes, version };
  }

  async replace(key: string, bytes: Uint8Array, before: string | undefined): Promise<boolean> {
    if ((await this.#newest(key)) !== before) return false;
    const version = versionName(Number(before ?? '0') + 1);
    if (!(await this.create(`${VERSIONS}/${key}/${version}`, bytes))) return false;
    await this.settle();
    await this.#copyNewest(key).catch((error: unknown) => {
      throw new StoreFailure(
        `${key} of ${this.name} is changed, but its copy for web servers and people is not: ${systemProblem(error) ?? String(error)} Mend that and run the command again.`,
      );
    });
    return true;
  }

  /** Copies the newest version to its place. Repeated if another writer was quicker, so that the last copy is the newest. */
  async #copyNewest(key: string): Promise<void> {
    for (;;) {
      const newest = await this.current(key);
      if (!newest) return;
      await replaceFile(this.name, this.path(key), newest.bytes);
      if ((await this.#newest(key)) === newest.version) return;
    }
  }
}
