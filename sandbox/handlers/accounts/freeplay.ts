import { requireFlag } from '#sandbox/accounts/flags.ts';
import { createMember, randomLetters } from '#sandbox/accounts/newMember.ts';
import { openSession } from '#sandbox/accounts/openSession.ts';
import { TRIAL } from '#sandbox/accounts/settings.ts';
import type { Call, Handler } from '#sandbox/contract/operations.ts';
import type { HandlerParts } from '#sandbox/handlers/parts.ts';
import { payBonus } from '#sandbox/ledger/movements/reward.ts';
import { hashPassword } from '#sandbox/passwords/password.ts';
import { newToken } from '#sandbox/sessions/token.ts';

const NAME_LETTERS = 8;

async function openTrial(
  call: Call<'freeplay'>,
  control: HandlerParts['control'],
  passwordHash: string,
) {
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
  return openSession(call, control, created);
}

/** A trial account with play credits of its own, for two hours (S1.4, S7.14). Nobody knows its password. */
export const freeplay = ({ control }: HandlerParts): Handler<'freeplay'> => ({
  async prepare({ merchant }) {
    requireFlag(merchant, control, 'FREEPLAY3');
    const passwordHash = await hashPassword(newToken());
    return (call) => openTrial(call, control, passwordHash);
  },
});
