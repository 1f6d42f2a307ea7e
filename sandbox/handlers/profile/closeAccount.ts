import { eq } from 'drizzle-orm';
import { checkPassword } from '#sandbox/accounts/checkPassword.ts';
import { requireStepUp } from '#sandbox/accounts/stepUp.ts';
import { Refusal } from '#sandbox/contract/failure.ts';
import type { Handler } from '#sandbox/contract/operations.ts';
import { member } from '#sandbox/database/schema/members.ts';
import { POINTS } from '#sandbox/ledger/accountName.ts';
import { balancesOf } from '#sandbox/ledger/balances.ts';
import { endSessions } from '#sandbox/sessions/endSession.ts';

/** Closes an account without money for good; points are no money, and go with it. */
export const closeAccount: Handler<'closeAccount'> = async (call) => {
  const { db, session, body, now } = call;
  const { id } = session.member;
  await checkPassword(db, session.member, body.password, now);
  await requireStepUp(call);
  const balances = await balancesOf(db, id);
  const hasMoney = balances.some(({ currency, balance }) => currency !== POINTS && balance > 0n);
  if (hasMoney) throw new Refusal('balance_left');
  await db.update(member).set({ status: 'closed' }).where(eq(member.id, id));
  await endSessions(db, id, now);
  return null;
};
