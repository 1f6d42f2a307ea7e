import { randomInt, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { secrets } from '#sandbox/kernel/secrets/secrets.ts';
import { latinDigits } from '#sandbox/kernel/text/phone.ts';
import { captcha } from './schema/accounts.ts';
import { after, CAPTCHA } from './settings.ts';

/** A user's answer to a captcha. */
export interface CaptchaAnswer {
  captchaId?: string;
  captcha?: string;
}

const placeOf = (id: string): string => `captcha ${id}`;

/** The correct answer to a stored captcha. */
export const answerOf = ({
  id,
  sealedAnswer,
}: Pick<typeof captcha.$inferSelect, 'id' | 'sealedAnswer'>): string =>
  secrets().open(sealedAnswer, placeOf(id));

/** Creates a captcha: the digits to draw, and the id to send with the answer (S4.8). */
export async function makeCaptcha(db: Database, merchantCode: string, now: Date) {
  const { characters, lifetimeSeconds } = CAPTCHA;
  const answer = Array.from({ length: characters }, () => randomInt(10)).join('');
  const expiresAt = after(now, lifetimeSeconds);
  const id = randomUUID();
  const sealedAnswer = secrets().seal(answer, placeOf(id));
  await db.insert(captcha).values({ id, merchantCode, sealedAnswer, expiresAt });
  return { id, answer };
}

/** Whether an answer to a captcha is correct. Either way the captcha is used up. */
async function isCaptcha(
  db: Database,
  merchantCode: string,
  given: Required<CaptchaAnswer>,
  now: Date,
): Promise<boolean> {
  const [row] = await db
    .delete(captcha)
    .where(and(eq(captcha.id, given.captchaId), eq(captcha.merchantCode, merchantCode)))
    .returning();
  if (!row || row.expiresAt <= now) return false;
  return answerOf(row) === latinDigits(given.captcha).trim();
}

/** Refuses a missing answer with `captcha_needed` and a wrong one with `captcha_wrong`, which uses up the captcha. */
export async function checkCaptcha(
  db: Database,
  merchantCode: string,
  { captchaId, captcha: text }: CaptchaAnswer,
  now: Date,
): Promise<void> {
  const value = { captcha: true, humanCheck: true };
  if (!captchaId || !text) throw new Refusal('captcha_needed', { value });
  if (!(await isCaptcha(db, merchantCode, { captchaId, captcha: text }, now))) {
    throw new Refusal('captcha_wrong', { value, keep: true });
  }
}
