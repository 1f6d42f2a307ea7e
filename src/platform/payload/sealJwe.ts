import { CompactEncrypt, importJWK } from 'jose';
import type { PayloadKey } from '#src/platform/contract.generated.ts';

/**
 * A body as a compact JWE to a key of the platform (S7.1): used once by its nonce, and not for long by its time.
 * @param now milliseconds since 1970, by the platform's clock
 */
export async function sealJwe(body: unknown, key: PayloadKey, now: number): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({
      alg: key.alg,
      enc: 'A256GCM',
      kid: key.kid,
      nonce: crypto.randomUUID(),
      iat: Math.floor(now / 1000),
    })
    .encrypt(await importJWK({ ...key }, key.alg));
}
