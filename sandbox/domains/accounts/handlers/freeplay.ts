import type { HandlerParts } from '#sandbox/domains/parts.ts';
import type { Call, Handler } from '#sandbox/kernel/contract/operations.ts';
import { hashPassword } from '#sandbox/kernel/passwords/password.ts';
import { newToken } from '#sandbox/kernel/sessions/token.ts';
import { payBonus } from '#sandbox/ledger/movements/reward.ts';
import { requireFlag } from '../flags.ts';
import { createMember, randomLetters } from '../newMember.ts';
import { type LoginParts, openSession } from '../openSession.ts';
import { TRIAL } from '../settings.ts';

const NAME_LETTERS = 8;

async function openTrial(call: Call<'freeplay'>, parts: LoginParts, passwordHash: string) {
  const { db, merchant, ip, now } = call;
  const account = `trial${randomLetters(NAME_LETTERS).toLowerCase()}`;
  const { merchantCode } = merchant;
  const created = await createMember(
    db,
    {
      member: { merchantCode, account, nickname: account, type: 4, passwordHash },
      registration: { method: 'freeplay', ip },
    },
    now,
  );
  if (!created) throw new Error(`The trial account ${account} is there already.`);
  const { id: memberId } = created;
  await payBonus(db, {
    ...{ merchant, memberId, amount: TRIAL.balance, at: now },
    ...{ key: memberId, reference: 'trial' },
  });
  return openSession(call, parts, created);
}

/** Creates a trial account with its own play credits, for two hours (S1.4, S7.14). Nobody knows its password. */
export const freeplay = (parts: HandlerParts): Handler<'freeplay'> => ({
  async prepare({ merchant }) {
    requireFlag(merchant, parts.control, 'FREEPLAY3');
    const passwordHash = await hashPassword(newToken());
    return (call) => openTrial(call, parts, passwordHash);
  },
});
