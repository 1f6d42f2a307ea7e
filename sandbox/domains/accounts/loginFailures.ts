import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { lockName } from '#sandbox/kernel/database/lockName.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { loginFailure } from './schema/accounts.ts';
import { after, LOGIN } from './settings.ts';

/** A name used to log in, whether or not it belongs to a member. */
export interface LoginName {
  merchantCode: string;
  /** A username or a number in E.164. */
  name: string;
}

/** The extra checks required besides the password (S3.4, S4.8). */
export interface Asked {
  humanCheck: boolean;
  captcha: boolean;
}

const isName = ({ merchantCode, name }: LoginName) =>
  and(eq(loginFailure.merchantCode, merchantCode), eq(loginFailure.name, name.toLowerCase()));

const askedAfter = (failures: number): Asked => ({
  humanCheck: failures >= LOGIN.failuresUntilHumanCheck,
  captcha: failures >= LOGIN.failuresUntilCaptcha,
});

/** Whether wrong logins still count: for as long as a lock lasts. */
const counts = ({ lockedUntil, lastAt }: typeof loginFailure.$inferSelect, now: Date): boolean =>
  lockedUntil ? lockedUntil > now : after(lastAt, LOGIN.lockSeconds) > now;

/** The checks that a login with a name requires now. Refuses a locked name with `too_many_requests` (S9.6). */
export async function readAsked(db: Database, name: LoginName, now: Date): Promise<Asked> {
  const [row] = await db.select().from(loginFailure).where(isName(name));
  if (!row || !counts(row, now)) return askedAfter(0);
  if (!row.lockedUntil) return askedAfter(row.failures);
  const retryAfter = Math.ceil((row.lockedUntil.getTime() - now.getTime()) / 1000);
  throw new Refusal('too_many_requests', { retryAfter });
}

/**
 * The checks that a login with a name requires, like `readAsked`; deletes wrong logins that no longer count. Other logins with the name
 * wait until the transaction `db` ends, so that none gets through before concurrent ones are counted.
 */
export async function askedOf(db: Database, name: LoginName, now: Date): Promise<Asked> {
  await lockName(db, `login ${name.merchantCode} ${name.name.toLowerCase()}`);
  const asked = await readAsked(db, name, now);
  if (!asked.humanCheck) await forgetFailures(db, name);
  return asked;
}

/** Counts a wrong login and locks the name at the fifth. Returns the checks that the next login requires. */
export async function countFailure(db: Database, name: LoginName, now: Date): Promise<Asked> {
  const [row] = await db
    .insert(loginFailure)
    .values({
      merchantCode: name.merchantCode,
      ...{ name: name.name.toLowerCase(), failures: 1, lastAt: now },
    })
    .onConflictDoUpdate({
      target: [loginFailure.merchantCode, loginFailure.name],
      set: { failures: sql`${loginFailure.failures} + 1`, lastAt: now },
    })
    .returning();
  const failures = row?.failures ?? 1;
  if (failures >= LOGIN.failuresUntilLock) {
    await db
      .update(loginFailure)
      .set({ lockedUntil: after(now, LOGIN.lockSeconds) })
      .where(isName(name));
  }
  return askedAfter(failures);
}

/** Deletes the wrong logins with a name after a successful one. */
export async function forgetFailures(db: Database, name: LoginName): Promise<void> {
  await db.delete(loginFailure).where(isName(name));
}
