import type { Read } from '#sandbox/kernel/contract/operations.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Merchant, Merchants } from '#sandbox/kernel/merchants.ts';
import { isTrial, type Session } from '#sandbox/kernel/sessions/session.ts';
import { applyExistingExclusion } from './applyExistingExclusion.ts';
import { readPerson } from './person.ts';
import { checkRegister, type ExclusionRegister } from './register.ts';

/** A request that leads to play or a deposit. */
interface PlayingCall {
  db: Database;
  merchant: Merchant;
  session: Session | undefined;
  now: Date;
}

/**
 * Wraps a handler so that it serves only persons who are on no break, taken by any of their accounts, and in no register. The refusal does
 * not reveal which was found. A register is queried before the transaction begins.
 */
export const forUnexcluded = <Given extends PlayingCall, Result>(
  {
    merchants,
    exclusionRegister,
  }: { merchants: Merchants; exclusionRegister?: ExclusionRegister | undefined },
  answer: (call: Given) => Result | Promise<Result>,
) => ({
  async prepare({ read, session }: Pick<Given, 'session'> & { read: Read }) {
    if (exclusionRegister && session && !isTrial(session.member)) {
      const { id } = session.member;
      await checkRegister(exclusionRegister, await read((db) => readPerson(db, id)));
    }
    return async (call: Given): Promise<Result> => {
      const { merchant, now } = call;
      if (call.session && !isTrial(call.session.member)) {
        const lookup = { merchant, merchants, memberId: call.session.member.id, now };
        const isOnBreak = await applyExistingExclusion(call.db, lookup);
        if (isOnBreak) throw new Refusal('player_excluded', { keep: true });
      }
      return answer(call);
    };
  },
});
