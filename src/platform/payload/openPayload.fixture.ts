import { compactDecrypt, importJWK } from 'jose';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';

/** The private part of the contract's example key, which is the published one of RFC 7515, A.3. */
const PRIVATE_PART = 'jpsQnnGQmL-YBIffH1136cspYG6-0iY7X1fCE9-E9LI';

const [example] = EXAMPLES.getPayloadKeys.value.keys;

/** The body of an encrypted call to a platform that is mocked with the contract's example key (S7.1). */
export async function openPayload(request: Request): Promise<unknown> {
  const key = await importJWK({ ...example, d: PRIVATE_PART });
  const { plaintext } = await compactDecrypt(await request.text(), key);
  return JSON.parse(new TextDecoder().decode(plaintext));
}
