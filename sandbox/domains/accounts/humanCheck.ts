import { randomBytes } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { sealedSetting } from '#sandbox/kernel/secrets/sealedSetting.ts';
import type { HumanCheckChallenge } from '#src/platform/contract.generated.ts';
import { readHumanCheck } from './humanCheckPayload.ts';
import { solvedHumanCheck } from './schema/accounts.ts';
import { HUMAN_CHECK } from './settings.ts';

const SECRET = 'human_check_secret';
const SECRET_BYTES = 32;

/** The key that challenges are signed with, made when it is first needed. */
const secretOf = (db: Database): Promise<string> =>
  sealedSetting(db, SECRET, () => randomBytes(SECRET_BYTES).toString('base64url'));

/** A piece of work for a browser (ALTCHA). Goes by the real time, as the clocks of clients do. */
export async function newHumanCheck(db: Database): Promise<HumanCheckChallenge> {
  const { algorithm, cost, lifetimeSeconds } = HUMAN_CHECK;
  const { parameters, signature = '' } = await createChallenge({
    ...{ algorithm, cost, deriveKey, hmacSignatureSecret: await secretOf(db) },
    expiresAt: Math.floor(Date.now() / 1000) + lifetimeSeconds,
  });
  const { nonce, salt, keyLength, keyPrefix, expiresAt = 0 } = parameters;
  return {
    parameters: { algorithm, cost, nonce, salt, keyLength, keyPrefix, expiresAt },
    signature,
  };
}

/** Where a person may be asked to show that they are one. */
export type HumanCheckFlow = 'login' | 'registration';

/** Whether a merchant asks people to show that they are people. */
export const asksForHuman = ({ brand }: Merchant, flow: HumanCheckFlow): boolean =>
  brand.humanCheck[flow];

/** Refuses what is not solved, too old or was used before with `human_check_failed`. */
async function checkSolution(db: Database, given: string): Promise<void> {
  const payload = readHumanCheck(given);
  if (!payload) throw new Refusal('human_check_failed');
  const { challenge, solution } = payload;
  const { verified } = await verifySolution({
    ...{ challenge, solution, deriveKey },
    hmacSignatureSecret: await secretOf(db),
  });
  if (!verified) throw new Refusal('human_check_failed');
  const [first] = await db
    .insert(solvedHumanCheck)
    .values({
      signature: challenge.signature,
      expiresAt: new Date(challenge.parameters.expiresAt * 1000),
    })
    .onConflictDoNothing()
    .returning();
  if (!first) throw new Refusal('human_check_failed');
}

/**
 * Refuses whoever has not done a piece of work that this platform gave out, where the merchant asks for it (S3.6): nothing
 * with `human_check_needed`, and what is not good with `human_check_failed`. That is everything for a merchant on
 * reCAPTCHA: only its provider could verify that, and the reference platform asks no third party.
 */
export async function checkHuman(
  db: Database,
  merchant: Merchant,
  flow: HumanCheckFlow,
  given: string | undefined,
): Promise<void> {
  if (!asksForHuman(merchant, flow)) return;
  if (!given) throw new Refusal('human_check_needed');
  if (merchant.brand.humanCheck.provider !== 'altcha') throw new Refusal('human_check_failed');
  await checkSolution(db, given);
}
