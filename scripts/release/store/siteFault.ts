import { isObject } from '#scripts/pipeline/jsonFile.ts';
import { isSitePath } from '#scripts/pipeline/sitePath.ts';
import { VARIANTS } from './blobKey.ts';
import { isHost } from './hostName.ts';
import type { SiteFile } from './siteFile.ts';

const HASH = /^[0-9a-f]{64}$/;

/** Whether a text is a SHA-256 in hex, which is what contents and sites are named by. */
export const isHash = (text: unknown): text is string =>
  typeof text === 'string' && HASH.test(text);

const isFile = (value: unknown): value is SiteFile =>
  isObject(value) &&
  isSitePath(value.path) &&
  isHash(value.sha256) &&
  Number.isSafeInteger(value.size) &&
  Number(value.size) >= 0;

const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** A path at which two files of a site would be served; undefined if each has its own. */
function sharedPath(files: readonly SiteFile[]): string | undefined {
  const served = files.flatMap(({ path, compressed }) => [
    path,
    ...(compressed ? VARIANTS.map((variant) => `${path}.${variant}`) : []),
  ]);
  const seen = new Set<string>();
  return served.find((path) => seen.size === seen.add(path).size);
}

/**
 * Why the list of a site cannot be trusted, undefined if it can. Its paths become files of a web server's folder and its hosts names of
 * files, so none may lead anywhere else.
 */
export function siteFault(domains: unknown, files: unknown): string | undefined {
  if (!Array.isArray(domains) || domains.length === 0) return 'it names no domain';
  const host = domains.find((each) => !isHost(each));
  if (host !== undefined) return `${shown(host)} is no name of a host`;
  if (!Array.isArray(files)) return 'it lists no files';
  const file = files.find((each) => !isFile(each));
  if (file !== undefined) {
    return `${shown(isObject(file) ? file.path : file)} is no file of a site, or has no hash or size`;
  }
  const twice = sharedPath(files);
  return twice === undefined ? undefined : `two of its files would be served at ${shown(twice)}`;
}
