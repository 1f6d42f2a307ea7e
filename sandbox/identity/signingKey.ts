import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Database } from '#sandbox/database/database.ts';
import { setting } from '#sandbox/database/schema/platform.ts';

/** What the stand-in signs with. */
export const SIGNING_ALGORITHM = 'ES256';

const NAME = 'identity_signing_key';

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: SIGNING_ALGORITHM };
}

/** The private key that the stand-in signs ID tokens with, made when it is first needed. */
export async function signingKey(db: Database): Promise<JWK> {
  const read = async () => (await db.select().from(setting).where(eq(setting.name, NAME)))[0];
  const known = await read();
  if (known) return known.value as JWK;
  await db
    .insert(setting)
    .values({ name: NAME, value: await newKey() })
    .onConflictDoNothing();
  const made = await read();
  if (!made) throw new Error('The key of the identity stand-in is not there.');
  return made.value as JWK;
}

/** What others check its signatures with. */
export async function publicKeys(db: Database): Promise<{ keys: JWK[] }> {
  const { d, ...open } = await signingKey(db);
  return { keys: [{ ...open, use: 'sig' }] };
}
