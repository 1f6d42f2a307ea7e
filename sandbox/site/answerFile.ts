import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { Environment } from '#sandbox/kernel/http/environment.ts';
import { ENCODINGS, type Encoding, type SiteFile } from './siteFiles.ts';

/** How the client wants a text: the best of what it takes. */
const encodingOf = (context: Context<Environment>): Encoding => {
  const wanted = accepts(context, {
    header: 'Accept-Encoding',
    supports: [...ENCODINGS],
    default: 'identity',
    match: (accepted, { supports, default: otherwise }) =>
      supports.find((encoding) =>
        accepted.some(({ type, q }) => (type === encoding || type === '*') && q > 0),
      ) ?? otherwise,
  });
  return ENCODINGS.find((encoding) => encoding === wanted) ?? 'identity';
};

/** Whether the client has this very content already. */
function isFresh(context: Context<Environment>, tag: string, modified: Date): boolean {
  const known = context.req.header('if-none-match');
  if (known !== undefined) {
    const tags = known.split(',').map((one) => one.trim().replace(/^W\//, ''));
    return tags.includes(tag) || tags.includes('*');
  }
  const since = Date.parse(context.req.header('if-modified-since') ?? '');
  return Math.floor(modified.getTime() / 1000) * 1000 <= since;
}

/** Sends a file with the headers of its rules; a 304 where the client has it, no body for HEAD. */
export async function answerFile(
  context: Context<Environment>,
  file: SiteFile,
  status: number,
  ruled: readonly (readonly [string, string])[],
): Promise<Response> {
  const encoding = file.text ? encodingOf(context) : 'identity';
  const tag = `"${file.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const headers = new Headers({
    'Content-Type': file.type,
    'Cache-Control': 'no-cache',
    ETag: tag,
    'Last-Modified': file.modified.toUTCString(),
  });
  if (file.text) headers.set('Vary', 'Accept-Encoding');
  for (const [name, value] of ruled) headers.set(name, value);
  if (status === 200 && isFresh(context, tag, file.modified)) {
    return new Response(null, { status: 304, headers });
  }
  const body = await file.body(encoding);
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(body.length));
  return new Response(context.req.method === 'HEAD' ? null : body, { status, headers });
}
