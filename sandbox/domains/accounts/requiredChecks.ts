import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { lockName } from '#sandbox/kernel/database/lockName.ts';
import { member, registeredIp } from '#sandbox/kernel/database/schema/members.ts';
import { isAccount } from '#sandbox/kernel/members/findMember.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { countedFor, type IpAtMerchant } from './addressFailures.ts';
import { asksForHuman } from './humanCheck.ts';
import { type Asked, askedOf, type LoginName, readAsked } from './loginFailures.ts';
import { ADDRESS } from './settings.ts';

/** A login attempt. */
export interface TriedLogin {
  db: Database;
  merchant: Merchant;
  ip: string;
  now: Date;
}

/** Whether a member with the name logs in from one of their registered IP addresses. Wrong logins of others there do not affect them. */
async function isOwnAddress({ db, ip }: TriedLogin, name: LoginName): Promise<boolean> {
  const rows = await db
    .select({ id: member.id })
    .from(member)
    .innerJoin(registeredIp, eq(registeredIp.memberId, member.id))
    .where(and(isAccount(name), eq(registeredIp.ip, ip)));
  return rows.length > 0;
}

/** The checks that a login requires after wrong logins from its IP address, whatever the names. */
async function askedFrom(login: TriedLogin, name: LoginName): Promise<Asked> {
  const { db, merchant, ip, now } = login;
  if (await isOwnAddress(login, name)) return { humanCheck: false, captcha: false };
  const address: IpAtMerchant = { merchantCode: merchant.merchantCode, ip };
  const failures = await countedFor(db, address, 'wrong logins', now);
  const { untilHumanCheck, untilCaptcha } = ADDRESS;
  return {
    humanCheck: failures >= untilHumanCheck,
    captcha: failures >= (asksForHuman(merchant, 'login') ? untilCaptcha : untilHumanCheck),
  };
}

const either = (one: Asked, other: Asked): Asked => ({
  humanCheck: one.humanCheck || other.humanCheck,
  captcha: one.captcha || other.captcha,
});

/** The checks that a login will currently require; counts and changes nothing. Refuses a locked name or IP address. */
export const previewRequiredChecks = async (login: TriedLogin, name: LoginName): Promise<Asked> =>
  either(await readAsked(login.db, name, login.now), await askedFrom(login, name));

/**
 * The checks that a login requires besides the password, after wrong logins with its name and from its IP address.
 * Refuses a locked name or IP address. Other logins with either wait until the transaction ends.
 */
export async function requiredChecks(login: TriedLogin, name: LoginName): Promise<Asked> {
  const ofName = await askedOf(login.db, name, login.now);
  await lockName(login.db, `logins from ${login.merchant.merchantCode} ${login.ip}`);
  return either(ofName, await askedFrom(login, name));
}
