import { compactDecrypt, importJWK, type JWK } from 'jose';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { payloadNonce } from '#sandbox/kernel/database/schema/platform.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { PAYLOAD_ALGORITHMS, readPrivateKeys } from './payloadKeys.ts';

/** How far a client's clock may be off, both ways. */
const WINDOW_MS = 5 * 60 * 1000;
const NONCE = /^[\w-]{16,64}$/;

/** A decrypted payload: its text, and its protected header. */
interface Opened {
  text: string;
  nonce: unknown;
  iat: unknown;
}

async function decrypt(jwe: string, keys: ReadonlyMap<string, JWK>): Promise<Opened> {
  const { plaintext, protectedHeader } = await compactDecrypt(
    jwe,
    async ({ kid = '' }) => {
      const jwk = keys.get(kid);
      if (!jwk) throw new Error('There is no such key.');
      return importJWK(jwk, PAYLOAD_ALGORITHMS.alg);
    },
    {
      keyManagementAlgorithms: [PAYLOAD_ALGORITHMS.alg],
      contentEncryptionAlgorithms: [PAYLOAD_ALGORITHMS.enc],
    },
  );
  const { nonce, iat } = protectedHeader;
  return { text: new TextDecoder().decode(plaintext), nonce, iat };
}

/**
 * The text of an encrypted payload (S7.1). Refuses one that cannot be decrypted, that is more than 5 minutes old or ahead, and a replayed
 * one. Uses the real time, as the clients' clocks do.
 */
export async function openPayload(db: Database, jwe: string): Promise<string> {
  const keys = await readPrivateKeys(db);
  const { text, nonce, iat } = await decrypt(jwe, keys).catch(() => {
    throw new Refusal('payload_undecodable');
  });
  if (typeof nonce !== 'string' || !NONCE.test(nonce) || typeof iat !== 'number') {
    throw new Refusal('payload_undecodable');
  }
  if (Math.abs(Date.now() - iat * 1000) > WINDOW_MS) throw new Refusal('payload_expired');
  const expiresAt = new Date(iat * 1000 + WINDOW_MS);
  const [first] = await db
    .insert(payloadNonce)
    .values({ nonce, expiresAt })
    .onConflictDoNothing()
    .returning();
  if (!first) throw new Refusal('payload_replayed');
  return text;
}
