import { eq } from 'drizzle-orm';
import { checkPassword, passwordHashOf } from '#sandbox/domains/accounts/checkPassword.ts';
import { requireStepUp } from '#sandbox/domains/accounts/stepUp.ts';
import { forgetDocuments } from '#sandbox/domains/accounts/verification/documents.ts';
import { hasContractLeft } from '#sandbox/domains/agents/contracts/hasContractLeft.ts';
import { lockMember } from '#sandbox/domains/protection/player.ts';
import type { Call, Handler } from '#sandbox/kernel/contract/operations.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { hashAhead, type Passwords } from '#sandbox/kernel/passwords/hashAhead.ts';
import { endSessions } from '#sandbox/kernel/sessions/endSession.ts';
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

/** Closes an account for good if it has no money left or expected, even from contracts; its points and documents are lost. */
export const closeAccount: Handler<'closeAccount'> = {
  async prepare({ read, session, body }) {
    const hash = await read((db) => passwordHashOf(db, session.member));
    const passwords = await hashAhead({ compare: { hash, passwords: [body.password] } });
    return (call) => close(call, passwords);
  },
};
