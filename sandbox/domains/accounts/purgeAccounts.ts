import { lt, sql } from 'drizzle-orm';
import type { Job } from '#sandbox/kernel/interfaces/job.ts';
import {
  captcha,
  loginFailure,
  oneTimeToken,
  solvedHumanCheck,
  verificationCode,
} from './schema/accounts.ts';
import { identityCode, socialNewcomer } from './schema/identities.ts';
import { after, LOGIN } from './settings.ts';

const HOUR_SECONDS = 3600;

/** Job that deletes expired codes, tokens and captchas, and wrong logins that no longer count. */
export const purgeAccounts: Job = {
  name: 'purgeAccounts',
  everySeconds: HOUR_SECONDS,
  async run({ db, now }) {
    await db.delete(verificationCode).where(lt(verificationCode.expiresAt, now));
    await db.delete(oneTimeToken).where(lt(oneTimeToken.expiresAt, now));
    await db.delete(socialNewcomer).where(lt(socialNewcomer.expiresAt, now));
    await db.delete(identityCode).where(lt(identityCode.expiresAt, now));
    await db.delete(captcha).where(lt(captcha.expiresAt, now));
    const counts = sql`coalesce(${loginFailure.lockedUntil}, ${loginFailure.lastAt})`;
    const past = after(now, -LOGIN.lockSeconds).toISOString();
    await db.delete(loginFailure).where(sql`${counts} < ${past}::timestamptz`);
    // Human checks use the clocks of the clients, which know nothing of a moved one.
    await db.delete(solvedHumanCheck).where(lt(solvedHumanCheck.expiresAt, new Date()));
  },
};
