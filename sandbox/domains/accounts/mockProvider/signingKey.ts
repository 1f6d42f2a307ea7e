import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { sealedSetting } from '#sandbox/kernel/secrets/sealedSetting.ts';

/** The algorithm of the mock provider's signatures. */
export const SIGNING_ALGORITHM = 'ES256';

const NAME = 'identity_signing_key';

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: SIGNING_ALGORITHM };
}

/** The private key that the mock provider signs ID tokens with, created on first use. */
export const signingKey = async (db: Database): Promise<JWK> =>
  JSON.parse(await sealedSetting(db, NAME, async () => JSON.stringify(await newKey())));

/** The public keys to verify its signatures with. */
export async function publicKeys(db: Database): Promise<{ keys: JWK[] }> {
  const { d, ...open } = await signingKey(db);
  return { keys: [{ ...open, use: 'sig' }] };
}
