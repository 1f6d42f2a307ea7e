import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { type Action, defineAction } from '#sandbox/kernel/interfaces/action.ts';
import { findByAccount } from '#sandbox/kernel/members/findMember.ts';
import { notifyAvailable } from '../notify.ts';
import { findPromotion, requireMode } from '../promotions/findPromotion.ts';
import { issueTickets } from '../promotions/raffle.ts';

/** The staff's actions on raffles (S7.30). */
export const raffleActions: readonly Action[] = [
  defineAction({
    name: 'issueRaffleTickets',
    description: 'Gives a player raffle tickets (S7.30).',
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['code', 'account', 'tickets'],
      properties: {
        code: { type: 'string', title: 'Promotion code', maxLength: 40 },
        account: { type: 'string', title: 'Player account', maxLength: 64 },
        tickets: { type: 'integer', title: 'Tickets', minimum: 1, maximum: 100 },
      },
    },
    async run(turn, { code, account, tickets }) {
      const { db, merchant, now } = turn;
      const promotion = await findPromotion(db, merchant.merchantCode, code);
      requireMode(promotion, 'raffle');
      const found = await findByAccount(db, merchant.merchantCode, account);
      if (!found) throw new Refusal('not_found');
      await issueTickets(db, found.member.id, promotion, tickets, now);
      await notifyAvailable(turn, found.member.id);
      return { account: found.member.account, tickets };
    },
  }),
];
