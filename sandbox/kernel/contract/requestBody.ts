import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { refuseParameters } from '#sandbox/kernel/failures/invalidParameters.ts';
import { isObject } from '#scripts/pipeline/jsonFile.ts';
import { bodyBytes } from './bodyBytes.ts';

const TEXT_LIMIT = 1024 * 1024;
const MULTIPART_LIMIT = 16 * 1024 * 1024;

/** The encoding of a body. */
export type BodyType = 'json' | 'form' | 'multipart';

const MEDIA: Record<BodyType, string> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

const refuse = (reason: string) => refuseParameters({ in: 'body', name: '', reason });

/** The media type of a request, without its parameters. */
const mediaType = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** A text as a JSON object. Refuses all else. */
export function parseObject(text: string): Record<string, unknown> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw refuse('must be JSON');
  }
  if (!isObject(parsed)) throw refuse('must be an object');
  return parsed;
}

/** The fields of a form by name; list fields become lists. */
async function formObject(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  lists: ReadonlySet<string>,
): Promise<Record<string, unknown>> {
  const response = new Response(bytes, { headers: { 'Content-Type': contentType } });
  const form = await response.formData().catch(() => {
    throw refuse('must be a form');
  });
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name);
      return [name, lists.has(name) || values.length > 1 ? values : values[0]];
    }),
  );
}

/**
 * The body of a call as an object, parsed from its encoding. Refuses a media type that the call does not take, malformed content, and more
 * than 1 MB, or 16 MB with files.
 */
export async function readBody(
  request: Request,
  type: BodyType,
  lists: ReadonlySet<string>,
): Promise<Record<string, unknown>> {
  if (mediaType(request) !== MEDIA[type]) throw new Refusal('media_type_unsupported');
  const bytes = await bodyBytes(request, type === 'multipart' ? MULTIPART_LIMIT : TEXT_LIMIT);
  if (type === 'json') return parseObject(new TextDecoder().decode(bytes));
  return formObject(bytes, request.headers.get('content-type') ?? '', lists);
}

/** The text of an encrypted body. Refuses a plain one. */
export async function readEncrypted(request: Request): Promise<string> {
  if (mediaType(request) !== 'application/jose') throw new Refusal('encryption_needed');
  return new TextDecoder().decode(await bodyBytes(request, TEXT_LIMIT));
}
