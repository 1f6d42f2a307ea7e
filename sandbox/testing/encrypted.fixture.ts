import { randomUUID } from 'node:crypto';
import { CompactEncrypt, type CompactJWEHeaderParameters, importJWK } from 'jose';
import type { PayloadKey } from '#src/platform/contract.generated.ts';

/** Encrypts a body to a key of the platform (S7.1), with optional changes of its header. */
export async function encrypted(
  body: unknown,
  key: PayloadKey,
  header: Partial<CompactJWEHeaderParameters> = {},
): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({
      ...{ alg: key.alg, enc: 'A256GCM', kid: key.kid },
      ...{ nonce: randomUUID(), iat: Math.floor(Date.now() / 1000) },
      ...header,
    })
    .encrypt(await importJWK({ ...key }, key.alg));
}
