import { Refusal } from '#sandbox/kernel/failures/failure.ts';

/** The bytes of a body. Refuses one larger than the limit, at the latest when that much has arrived. */
export async function bodyBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) {
    throw new Refusal('payload_too_large');
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > limit) throw new Refusal('payload_too_large');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
