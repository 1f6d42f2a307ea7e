import { parseAccept } from 'hono/utils/accept';
import { getMimeType } from 'hono/utils/mime';
import { blobKey, type Variant } from '../store/blobKey.ts';
import type { SiteFile } from '../store/siteFile.ts';
import type { Storage } from './storage.ts';

/** What a response may say in Cloudflare’s runtime besides: that its body is compressed already. */
interface EdgeResponseInit extends ResponseInit {
  encodeBody?: 'automatic' | 'manual';
}

/** The compressed forms that are stored, the smallest first, by the name that clients give them. */
const ENCODINGS: readonly (readonly [encoding: string, variant: Variant])[] = [
  ['br', 'br'],
  ['gzip', 'gz'],
];

/** What a client takes. Cloudflare shows the header of the client apart from the one that it sends itself. */
const acceptedBy = (request: Request & { cf?: { clientAcceptEncoding?: string } }): string =>
  request.cf?.clientAcceptEncoding ?? request.headers.get('Accept-Encoding') ?? '';

/** The form of a file that a client takes; undefined for the content as it is. */
function formFor(request: Request, file: SiteFile) {
  if (!file.compressed) return undefined;
  const accepted = parseAccept(acceptedBy(request)).filter(({ q }) => q > 0);
  return ENCODINGS.find(([encoding]) => accepted.some(({ type }) => type === encoding));
}

/** Whether the client has this very content already. */
function isKnown(request: Request, tag: string): boolean {
  const known = request.headers.get('If-None-Match')?.split(',') ?? [];
  return known.some((one) => one.trim().replace(/^W\//, '') === tag);
}

/**
 * Answers with a file of a site, in a compressed form if the client takes it.
 * @param ruled the headers that the site's rules give the address
 * @throws Error if its content is not in the store
 */
export async function answerFile(
  request: Request,
  file: SiteFile,
  { storage, status, ruled }: { storage: Storage; status: number; ruled: [string, string][] },
): Promise<Response> {
  const form = formFor(request, file);
  const tag = `"${file.sha256}${form ? `-${form[0]}` : ''}"`;
  const headers = new Headers({
    'Content-Type': getMimeType(file.path) ?? 'application/octet-stream',
    'Cache-Control': 'no-cache',
    ETag: tag,
  });
  if (file.compressed) headers.set('Vary', 'Accept-Encoding');
  for (const [name, value] of ruled) headers.set(name, value);
  if (status === 200 && isKnown(request, tag)) {
    return new Response(null, { status: 304, headers });
  }
  if (form) headers.set('Content-Encoding', form[0]);
  const init: EdgeResponseInit = { status, headers, ...(form && { encodeBody: 'manual' }) };
  if (request.method === 'HEAD') return new Response(null, init);
  const key = blobKey(file.sha256, form?.[1]);
  const content = await storage(key);
  if (!content) throw new Error(`${key} is not in the store.`);
  return new Response(content.body, init);
}
