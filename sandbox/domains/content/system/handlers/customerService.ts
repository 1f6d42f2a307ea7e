import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { refuseParameters } from '#sandbox/kernel/failures/invalidParameters.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import type { CustomerService } from '#src/platform/contract.generated.ts';

const HEADER = { alg: 'ECDH-ES+A256KW', enc: 'A256GCM' } as const;

const refuse = () =>
  refuseParameters({
    in: 'header',
    name: 'Client-Key',
    reason: 'must be a public JWK of P-256 in base64url',
  });

async function readKey(encoded: string) {
  try {
    const jwk: JWK = JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'));
    if (jwk.kty !== 'EC' || jwk.crv !== 'P-256' || 'd' in jwk) throw refuse();
    return await importJWK(jwk, HEADER.alg);
  } catch {
    throw refuse();
  }
}

/**
 * The contact channels of a merchant, each path encrypted to the key of the page (S3.10). Refuses a key that is not a public JWK of P-256.
 */
export async function customerServiceOf(
  { support }: ResolvedBrand,
  clientKey: string,
): Promise<CustomerService[]> {
  const key = await readKey(clientKey);
  const ways = [
    ...(support.email === undefined
      ? []
      : [{ csType: 'EMAIL' as const, path: `mailto:${support.email}` }]),
    ...support.social.map(({ csType, url }) => ({ csType, path: url })),
  ];
  return Promise.all(
    ways.map(async ({ csType, path }) => ({
      csType,
      path: await new CompactEncrypt(new TextEncoder().encode(path))
        .setProtectedHeader(HEADER)
        .encrypt(key),
    })),
  );
}
