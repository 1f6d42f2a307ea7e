import type { Database } from '#sandbox/kernel/database/database.ts';
import {
  findByAccount,
  findByMobile,
  type KnownMember,
} from '#sandbox/kernel/members/findMember.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { mobileOf } from '#sandbox/kernel/text/phone.ts';

/**
 * The name of a password login: a phone number in E.164, however it was written, or else the username as typed. It depends on the text
 * alone, so wrong logins count alike whether or not it belongs to a member.
 */
export const passwordLoginName = ({ brand }: Merchant, typed: string): string =>
  mobileOf(brand.market, typed)?.number ?? typed;

/**
 * Finds the active member of a merchant for the name of a password login; a username of digits takes precedence over a number. Both are
 * looked up for every number, so that the time does not reveal who is known.
 */
export async function findByLoginName(
  db: Database,
  { merchantCode, brand }: Merchant,
  typed: string,
): Promise<KnownMember | undefined> {
  const number = mobileOf(brand.market, typed)?.number;
  const named = await findByAccount(db, merchantCode, typed);
  const numbered = number === undefined ? undefined : await findByMobile(db, merchantCode, number);
  return named ?? numbered;
}
