import {
  type HeaderRule,
  parseHeaders,
  parseRedirects,
  type RedirectRule,
} from '#sandbox/site/siteRules.ts';
import { HOST_FILE_PATHS, HOST_FILES } from '#scripts/pipeline/site/hostFiles.ts';
import { blobKey } from '../store/blobKey.ts';
import type { SiteFile } from '../store/siteFile.ts';
import type { StoredSite } from '../store/sites.ts';
import type { Storage } from './storage.ts';

/** A site as a request needs it. */
export interface SiteContents {
  /** The files that are served, by their address. */
  files: ReadonlyMap<string, SiteFile>;
  headers: readonly HeaderRule[];
  redirects: readonly RedirectRule[];
}

/** The most sites that are remembered: some 100 KB each. */
const MOST = 100;

/**
 * Reads sites by their hash, which names their content: what was read once stays.
 * @returns a function that rejects if the site, or one of its rules, is not in the store
 */
export function siteContents(storage: Storage): (hash: string) => Promise<SiteContents> {
  const known = new Map<string, SiteContents>();
  const stored = async (hash: string): Promise<Response> => {
    const found = await storage(blobKey(hash));
    if (!found) throw new Error(`${blobKey(hash)} is not in the store.`);
    return found;
  };
  return async (hash) => {
    const remembered = known.get(hash);
    if (remembered) return remembered;
    const site: StoredSite = await (await stored(hash)).json();
    const text = async (path: string) => {
      const file = site.files.find((one) => one.path === path);
      return file ? (await stored(file.sha256)).text() : '';
    };
    const [headers, redirects] = await Promise.all([
      text(HOST_FILES.headers),
      text(HOST_FILES.redirects),
    ]);
    const files = site.files.map((file): [string, SiteFile] => [`/${file.path}`, file]);
    const contents = {
      files: new Map(files.filter(([path]) => !HOST_FILE_PATHS.includes(path))),
      headers: parseHeaders(headers),
      redirects: parseRedirects(redirects),
    };
    if (known.size >= MOST) known.clear();
    known.set(hash, contents);
    return contents;
  };
}
