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

/** The key that challenges are signed with, created on first use. */
const secretOf = (db: Database): Promise<string> =>
  sealedSetting(db, SECRET, () => randomBytes(SECRET_BYTES).toString('base64url'));

/** Creates a proof-of-work challenge for a browser (ALTCHA). It uses the real time, as the clocks of clients do. */
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

/** The flows that may require a human check. */
export type HumanCheckFlow = 'login' | 'registration';

/** Whether a merchant requires a human check in a flow. */
export const asksForHuman = ({ brand }: Merchant, flow: HumanCheckFlow): boolean =>
  brand.humanCheck[flow];

/** Refuses a solution that is invalid, expired or already used with `human_check_failed`. */
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
 * Refuses a request without a solved challenge of this platform, if the merchant requires one (S3.6): a missing one with
 * `human_check_needed`, and an invalid one with `human_check_failed`. For a merchant on reCAPTCHA it refuses everything: only its provider
 * could verify that, and the reference platform calls no third party.
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
