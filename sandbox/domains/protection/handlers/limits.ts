import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { givenAmount } from '#sandbox/kernel/market/givenAmount.ts';
import { changeLimit, confirmRaise } from '../changeLimit.ts';
import { lockMember } from '../player.ts';
import { protectionValue } from './protectionValue.ts';

type LimitHandlers = Pick<
  AreaHandlers<'protection'>,
  'setMoneyLimit' | 'setSessionLimit' | 'confirmLimitRaise'
>;

/** Handlers for limits that a player sets, lowers at once and raises after a day. */
export const limitHandlers: LimitHandlers = {
  async setMoneyLimit({ db, merchant, session: { member }, now, body: { kind, span, amount } }) {
    await lockMember(db, member.id);
    const value = amount === null ? undefined : givenAmount(merchant, 'amount', amount);
    await changeLimit(db, member.id, `${kind}-${span}`, value, now);
    return protectionValue(db, merchant, member.id, now);
  },
  async setSessionLimit({ db, merchant, session: { member }, now, body: { minutes } }) {
    await lockMember(db, member.id);
    const value = minutes === null ? undefined : BigInt(minutes);
    await changeLimit(db, member.id, 'session', value, now);
    return protectionValue(db, merchant, member.id, now);
  },
  async confirmLimitRaise({ db, merchant, session: { member }, now, body: { limit } }) {
    await lockMember(db, member.id);
    await confirmRaise(db, member.id, limit, now);
    return protectionValue(db, merchant, member.id, now);
  },
};
