import { randomUUID } from 'node:crypto';
import { desc, notInArray } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { payloadKey } from '#sandbox/kernel/database/schema/platform.ts';
import { secrets } from '#sandbox/kernel/secrets/secrets.ts';
import type { PayloadKey } from '#src/platform/contract.generated.ts';

/** The algorithms of payload encryption (S7.1). */
export const PAYLOAD_ALGORITHMS = { alg: 'ECDH-ES+A256KW', enc: 'A256GCM' } as const;

/** The current key, and the one before it for pages that do not know it yet. */
const KEYS = 2;

const placeOf = (kid: string): string => `payload_key ${kid}`;

async function addKey(db: Database): Promise<void> {
  const { privateKey } = await generateKeyPair(PAYLOAD_ALGORITHMS.alg, {
    crv: 'P-256',
    extractable: true,
  });
  const kid = randomUUID();
  const text = JSON.stringify(await exportJWK(privateKey));
  await db.insert(payloadKey).values({ kid, sealedJwk: secrets().seal(text, placeOf(kid)) });
}

/**
 * Creates the keys of a database without any.
 * @throws UsageError if its existing keys cannot be decrypted with this platform's secret keys
 */
export async function ensurePayloadKeys(db: Database): Promise<void> {
  const { size } = await readPrivateKeys(db);
  for (let made = size; made < KEYS; made += 1) await addKey(db);
}

/** Creates a new current key and drops all but the one before it. */
export async function rotatePayloadKeys(db: Database): Promise<void> {
  await addKey(db);
  const newest = db
    .select({ kid: payloadKey.kid })
    .from(payloadKey)
    .orderBy(desc(payloadKey.generation))
    .limit(KEYS);
  await db.delete(payloadKey).where(notInArray(payloadKey.kid, newest));
}

/** The public keys as a JWK set, the current one first. */
export async function readPayloadKeys(db: Database): Promise<PayloadKey[]> {
  const keys = await readPrivateKeys(db);
  return [...keys].map(([kid, { x = '', y = '' }]) => ({
    ...{ kty: 'EC' as const, crv: 'P-256' as const, x, y },
    ...{ kid, use: 'enc' as const, alg: PAYLOAD_ALGORITHMS.alg },
  }));
}

/** The private keys by their `kid`, the current one first. */
export async function readPrivateKeys(db: Database): Promise<Map<string, JWK>> {
  const rows = await db.select().from(payloadKey).orderBy(desc(payloadKey.generation));
  return new Map(
    rows.map(({ kid, sealedJwk }) => [kid, JSON.parse(secrets().open(sealedJwk, placeOf(kid)))]),
  );
}
