import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import { HOST_FILE_PATHS } from '#scripts/pipeline/site/hostFiles.ts';
import { isCompressible } from './compressible.ts';

/** How a body can travel, best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A file of a site, ready to be sent. */
export interface SiteFile {
  type: string;
  /** A hash of the content. */
  hash: string;
  modified: Date;
  /** Whether compressing it is worth while. */
  text: boolean;
  body(encoding: Encoding): Promise<Buffer<ArrayBuffer>>;
}

/** The files of a site, read when they are asked for and kept while they are the same. */
export interface SiteFiles {
  /** The file of a path such as `/assets/a.js`; none for what is not a plain file below the site. */
  find(path: string): Promise<SiteFile | undefined>;
}

const BROTLI_QUALITY = 9;
const compress: Record<Encoding, (raw: Buffer) => Promise<Buffer>> = {
  br: (raw) =>
    promisify(brotliCompress)(raw, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
  gzip: (raw) => promisify(gzip)(raw),
  identity: async (raw) => raw,
};

/** Whether a file is not part of the site: it tells hosts how to serve it, or its name is hidden. */
const isHidden = (relative: string): boolean =>
  HOST_FILE_PATHS.includes(`/${relative}`) || /(^|\/)\./.test(relative);

/** A path as a relative one; none for what could lead anywhere else. */
function safePath(path: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const relative = decoded.replace(/^\//, '');
  const unsafe = /[\\\0:]|(^|\/)\.\.?(\/|$)|\/\/|^\//.test(relative) || isHidden(relative);
  return unsafe ? undefined : relative;
}

async function load(path: string, modified: Date): Promise<SiteFile> {
  const raw = Buffer.from(await readFile(path));
  const type = getMimeType(path) ?? 'application/octet-stream';
  const bodies = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();
  return {
    type,
    hash: createHash('sha256').update(raw).digest('base64url').slice(0, 22),
    modified,
    text: isCompressible(type, raw.length),
    body(encoding) {
      const known = bodies.get(encoding);
      if (known) return known;
      const body = compress[encoding](raw).then((bytes) => Buffer.from(bytes));
      bodies.set(encoding, body);
      return body;
    },
  };
}

/** Opens a folder as a site. Throws when there is no such folder. */
export async function openSiteFiles(siteDir: string): Promise<SiteFiles> {
  const root = await realpath(siteDir);
  const kept = new Map<string, { key: string; file: Promise<SiteFile> }>();
  return {
    async find(path) {
      const relative = safePath(path);
      if (relative === undefined) return undefined;
      const real = await realpath(join(root, relative)).catch(() => undefined);
      if (!real?.startsWith(root + sep)) return undefined;
      const stats = await stat(real);
      if (!stats.isFile()) return undefined;
      const key = `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
      const known = kept.get(real);
      if (known?.key === key) return known.file;
      const file = load(real, stats.mtime);
      kept.set(real, { key, file });
      return file;
    },
  };
}
