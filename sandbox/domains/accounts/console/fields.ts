import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { ActionTurn } from '#sandbox/kernel/interfaces/action.ts';
import { findByAccount } from '#sandbox/kernel/members/findMember.ts';
import type { Member } from '#sandbox/kernel/sessions/session.ts';

/** The field for the account name of an action's member. */
export const ACCOUNT = { type: 'string', title: 'Account', minLength: 1, maxLength: 32 } as const;

/** Finds the member with an account name, whatever its case. Refuses an unknown name with `not_found`. */
export async function memberOf(
  { db, merchant: { merchantCode } }: Pick<ActionTurn, 'db' | 'merchant'>,
  account: string,
): Promise<Member> {
  const found = await findByAccount(db, merchantCode, account);
  if (!found) throw new Refusal('not_found');
  return found.member;
}
