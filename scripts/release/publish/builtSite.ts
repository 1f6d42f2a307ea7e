import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { isCompressible } from '#sandbox/site/compressible.ts';
import { commandLine } from '#scripts/command/commandLine.ts';
import { RECORD, type SiteRecord } from '#scripts/pipeline/emit.ts';
import { sha256 } from '#scripts/pipeline/hash.ts';
import { isObject } from '#scripts/pipeline/jsonFile.ts';
import { HOST_FILE_PATHS } from '#scripts/pipeline/site/hostFiles.ts';
import { ReleaseFailure } from '../store/failure.ts';
import { parsedObject } from '../store/parsedObject.ts';
import { siteFault } from '../store/siteFault.ts';
import type { SiteFile } from '../store/siteFile.ts';
import type { StoredSite } from '../store/sites.ts';

/** Whether compressed forms of a file are stored. Files for hosts have none, because they are not served. */
const isCompressed = (path: string, size: number): boolean =>
  !HOST_FILE_PATHS.includes(`/${path}`) && isCompressible(getMimeType(path) ?? '', size);

/** A built site as a build left it, to be published. */
export interface BuiltSite {
  site: StoredSite;
  /** The commit of the code that built it, where known. */
  source: string | undefined;
  /**
   * Reads one of its files.
   * @throws ReleaseFailure if it is not what was built
   */
  read: (file: SiteFile) => Promise<Uint8Array>;
}

const isRecord = (value: unknown): value is SiteRecord =>
  isObject(value) && Array.isArray(value.files) && Array.isArray(value.domains);

/** Why a record is not that of the site, undefined if it is. */
const faultOf = ({ brand, domains, files }: SiteRecord, id: string): string | undefined =>
  brand === id ? siteFault(domains, files) : `it is the record of ${JSON.stringify(brand)}`;

const listed = (path: string, size: number, hash: string): SiteFile => ({
  ...{ path, sha256: hash, size, compressed: isCompressed(path, size) },
});

/** The files that a record lists, and the record. */
const filesOf = ({ files }: SiteRecord, record: Uint8Array): SiteFile[] =>
  [
    ...files.map(({ path, size, sha256: hash }) => listed(path, size, hash)),
    listed(RECORD, record.byteLength, sha256(record)),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));

/** Where built sites are. */
export interface BuiltSites {
  /** The name of a file in messages. */
  nameOf: (id: string, path: string) => string;
  /** A file of a site, undefined if it is missing. */
  read: (id: string, path: string) => Promise<Uint8Array | undefined>;
}

/** The sites in a folder, as a build or a merge left them. */
export const sitesInFolder = (outDir: string): BuiltSites => ({
  nameOf: (id, path) => join(outDir, id, path),
  read: (id, path) => readFile(join(outDir, id, path)).catch(() => undefined),
});

/**
 * Opens a built site by its record.
 * @throws ReleaseFailure if the record is missing or damaged, or comes from an older build or another site
 */
export async function openBuiltSite(sites: BuiltSites, id: string): Promise<BuiltSite> {
  const text = await sites.read(id, RECORD);
  if (!text) {
    throw new ReleaseFailure(
      `${id} is not built: ${sites.nameOf(id, RECORD)} is missing. Build it with \`${commandLine('build')} --brand ${id}\`.`,
    );
  }
  const record: unknown = parsedObject(text);
  if (!isRecord(record)) {
    throw new ReleaseFailure(
      `${sites.nameOf(id, RECORD)} cannot be read, or is of an older version, which did not name the domains of a site. Build ${id} again.`,
    );
  }
  const fault = faultOf(record, id) ?? siteFault(record.domains, filesOf(record, text));
  if (fault !== undefined) {
    throw new ReleaseFailure(
      `${sites.nameOf(id, RECORD)} is not as a build writes it: ${fault}. Build ${id} again.`,
    );
  }
  return {
    site: { brand: id, domains: record.domains, files: filesOf(record, text) },
    source: record.revision,
    async read({ path, sha256: hash }) {
      const bytes = await sites.read(id, path);
      if (bytes && sha256(bytes) === hash) return bytes;
      throw new ReleaseFailure(
        `${sites.nameOf(id, path)} ${bytes ? 'was changed' : 'was removed'} after the build. Build ${id} again.`,
      );
    },
  };
}
