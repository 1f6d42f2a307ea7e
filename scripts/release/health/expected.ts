import { headersOf, parseHeaders } from '#sandbox/site/siteRules.ts';
import { HOST_FILES } from '#scripts/pipeline/site/hostFiles.ts';
import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { PAGE_DATA_ID } from '#src/brand/page.ts';
import { readBlob } from '../store/blobs.ts';
import type { SiteFile } from '../store/siteFile.ts';
import type { StoredSite } from '../store/sites.ts';

/** The lobby, a site's most visited document. */
export const LOBBY = 'index.html';

const decoder = new TextDecoder();

/** A file of a site by its path. */
export const fileOf = ({ files }: StoredSite, path: string): SiteFile | undefined =>
  files.find((file) => file.path === path);

/** The content of a site's file, undefined if it has none of that path or it is not stored. */
export async function contentOf(
  store: ObjectStore,
  site: StoredSite,
  path: string,
): Promise<Uint8Array | undefined> {
  const file = fileOf(site, path);
  return file && readBlob(store, file.sha256);
}

/** The headers that a site's own rules give the lobby. */
export async function lobbyHeaders(
  store: ObjectStore,
  site: StoredSite,
): Promise<[name: string, value: string][]> {
  const rules = await contentOf(store, site, HOST_FILES.headers);
  return headersOf(parseHeaders(decoder.decode(rules ?? new Uint8Array())), '/');
}

const PAGE_DATA = new RegExp(`<script[^>]*\\bid="${PAGE_DATA_ID}"[^>]*>(.*?)</script>`, 's');

/** The id of the brand in a document, undefined if it is no document of a site. */
export function brandOfDocument(bytes: Uint8Array): string | undefined {
  const data = PAGE_DATA.exec(decoder.decode(bytes))?.[1];
  try {
    return JSON.parse(data ?? '').brand.id;
  } catch {
    return undefined;
  }
}
