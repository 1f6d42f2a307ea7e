import { eq } from 'drizzle-orm';
import { checkPassword, passwordHashOf } from '#sandbox/accounts/checkPassword.ts';
import { requireStepUp } from '#sandbox/accounts/stepUp.ts';
import { hasContractLeft } from '#sandbox/agents/contracts/hasContractLeft.ts';
import { Refusal } from '#sandbox/contract/failure.ts';
import type { Call, Handler } from '#sandbox/contract/operations.ts';
import { member } from '#sandbox/database/schema/members.ts';
import { hashAhead, type Passwords } from '#sandbox/passwords/hashAhead.ts';
import { lockMember } from '#sandbox/protection/player.ts';
import { endSessions } from '#sandbox/sessions/endSession.ts';
import { forgetDocuments } from '#sandbox/verification/documents.ts';
import { hasMoneyLeft } from './moneyLeft.ts';

async function close(call: Call<'closeAccount'>, passwords: Passwords): Promise<null> {
  const { db, session, body, now } = call;
  const { id } = session.member;
  await checkPassword(db, session.member, body.password, now, passwords);
  await requireStepUp(call);
  await lockMember(db, id);
  if (await hasMoneyLeft(db, id)) throw new Refusal('balance_left');
  if (await hasContractLeft(db, id)) throw new Refusal('contract_left');
  await db.update(member).set({ status: 'closed' }).where(eq(member.id, id));
  await forgetDocuments(db, id);
  await endSessions(db, id, now);
  return null;
}

/** Closes an account for good that has no money and none on its way, from a contract neither; points are no money, and go with it, as do documents. */
export const closeAccount: Handler<'closeAccount'> = {
  async prepare({ read, session, body }) {
    const hash = await read((db) => passwordHashOf(db, session.member));
    const passwords = await hashAhead({ compare: { hash, passwords: [body.password] } });
    return (call) => close(call, passwords);
  },
};
