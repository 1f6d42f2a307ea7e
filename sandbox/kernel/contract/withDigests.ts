import { createHash } from 'node:crypto';

async function digestOf(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(digestOf));
  if (!(value instanceof Blob)) return value;
  const bytes = new Uint8Array(await value.arrayBuffer());
  return createHash('sha256').update(bytes).digest('base64');
}

/** The body of a call with a digest in place of each file, so that it can be compared with a retry's as JSON. */
export async function withDigests(
  body: Readonly<Record<string, unknown>> | undefined,
): Promise<Record<string, unknown> | undefined> {
  if (!body) return undefined;
  const digested = Object.entries(body).map(async ([name, value]) => [name, await digestOf(value)]);
  return Object.fromEntries(await Promise.all(digested));
}
