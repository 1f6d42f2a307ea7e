import { randomInt, randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import { noteProven } from '#sandbox/domains/protection/knownContacts.ts';
import { enforceRateLimit } from '#sandbox/kernel/contract/rateLimit.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { secrets } from '#sandbox/kernel/secrets/secrets.ts';
import { latinDigits } from '#sandbox/kernel/text/phone.ts';
import { type CodePurpose, verificationCode } from './schema/accounts.ts';
import { after, CODE } from './settings.ts';

/** The purpose and recipient of a code. */
export interface CodeTarget {
  merchantCode: string;
  purpose: CodePurpose;
  /** A number in E.164 or an e-mail address in lower case. */
  recipient: string;
}

const isTarget = ({ merchantCode, purpose, recipient }: CodeTarget) =>
  and(
    eq(verificationCode.merchantCode, merchantCode),
    eq(verificationCode.purpose, purpose),
    eq(verificationCode.recipient, recipient),
  );

/**
 * Counts a code request: one a second (S9.1) and five in 5 minutes to a recipient, ten from an IP address. Refuses one too many with
 * `too_many_requests` (S8.8). Codes that are not sent count as well, so that nobody learns which numbers are known.
 */
export async function countSending(
  db: Database,
  { merchantCode, recipient }: CodeTarget,
  ip: string,
  now: Date,
): Promise<void> {
  const { recipient: limit, address, seconds } = CODE.sendings;
  const to = `code ${merchantCode} to ${recipient}`;
  await enforceRateLimit(db, `${to} now`, { limit: 1, seconds: CODE.throttleSeconds }, now);
  await enforceRateLimit(db, to, { limit, seconds }, now);
  await enforceRateLimit(db, `code ${merchantCode} from ${ip}`, { limit: address, seconds }, now);
}

/** Creates a code of six digits for a target, and invalidates earlier ones. */
export async function makeCode(db: Database, target: CodeTarget, now: Date): Promise<string> {
  const id = randomUUID();
  const code = String(randomInt(10 ** CODE.digits)).padStart(CODE.digits, '0');
  await db.delete(verificationCode).where(isTarget(target));
  await db.insert(verificationCode).values({
    ...{ id, ...target, codeHash: secrets().hash(`${id}:${code}`) },
    ...{ sentAt: now, expiresAt: after(now, CODE.lifetimeSeconds) },
  });
  return code;
}

/** The newest code of a target, if the given one matches it and it has not had too many wrong tries. */
async function compareCode(db: Database, target: CodeTarget, given: string) {
  const [row] = await db
    .select()
    .from(verificationCode)
    .where(isTarget(target))
    .orderBy(desc(verificationCode.sentAt))
    .limit(1)
    .for('update');
  const isRight =
    row !== undefined &&
    row.wrongTries < CODE.wrongTries &&
    secrets().isHashOf(`${row.id}:${latinDigits(given)}`, row.codeHash);
  return isRight ? row : undefined;
}

/** Whether a code would be accepted. Uses nothing up and counts no try: only for work done ahead of `takeCode`. */
export async function isGoodCode(
  db: Database,
  target: CodeTarget,
  given: string | undefined,
  now: Date,
): Promise<boolean> {
  const row = given ? await compareCode(db, target, given) : undefined;
  return row !== undefined && row.expiresAt > now;
}

/**
 * Uses up a code, which proves the contact of the user. Refuses a missing code, a wrong one and an expired one with a code of S8.8 each;
 * after five wrong tries a code is invalid. A recipient without a code gets the same refusal as for a wrong one.
 */
export async function takeCode(
  db: Database,
  target: CodeTarget,
  given: string | undefined,
  now: Date,
): Promise<void> {
  if (!given) throw new Refusal('verification_code_missing');
  const row = await compareCode(db, target, given);
  if (!row) {
    await db
      .update(verificationCode)
      .set({
        wrongTries: sql`least(${verificationCode.wrongTries} + 1, ${CODE.wrongTries}::integer)`,
      })
      .where(isTarget(target));
    throw new Refusal('verification_code_invalid', { keep: true });
  }
  if (row.expiresAt <= now) throw new Refusal('verification_code_expired');
  await db.delete(verificationCode).where(eq(verificationCode.id, row.id));
  const { merchantCode, recipient } = target;
  await noteProven(db, { merchantCode, contact: recipient });
}
