import { CompactEncrypt, importJWK } from 'jose';
import type { PayloadKey } from '#src/platform/contract.generated.ts';

/**
 * Encrypts a body as a compact JWE to a platform key (S7.1): usable once by its nonce, and briefly by its time.
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
