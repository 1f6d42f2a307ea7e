import { and, eq, sql } from 'drizzle-orm';
import { type Action, defineAction } from '#sandbox/console/action.ts';
import { Refusal } from '#sandbox/contract/failure.ts';
import type { Database } from '#sandbox/database/database.ts';
import { member } from '#sandbox/database/schema/members.ts';
import { findPromotion, requireMode } from '../promotions/findPromotion.ts';
import { issueTickets } from '../promotions/raffle.ts';
import { tellAvailable } from '../tell.ts';

async function memberOf(db: Database, merchantCode: string, account: string): Promise<string> {
  const [found] = await db
    .select({ id: member.id })
    .from(member)
    .where(
      and(
        eq(member.merchantCode, merchantCode),
        eq(sql`lower(${member.account})`, account.toLowerCase()),
      ),
    );
  if (!found) throw new Refusal('not_found');
  return found.id;
}

/** What staff does with raffles (S7.30). */
export const raffleActions: readonly Action[] = [
  defineAction({
    name: 'issueRaffleTickets',
    description: 'Gives a player tickets of a raffle (S7.30).',
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['code', 'account', 'tickets'],
      properties: {
        code: { type: 'string', title: 'Code of the promotion', maxLength: 40 },
        account: { type: 'string', title: 'Account of the player', maxLength: 64 },
        tickets: { type: 'integer', title: 'Tickets', minimum: 1, maximum: 100 },
      },
    },
    async run(turn, { code, account, tickets }) {
      const { db, merchant, now } = turn;
      const promotion = await findPromotion(db, merchant.merchantCode, code);
      requireMode(promotion, 'raffle');
      const memberId = await memberOf(db, merchant.merchantCode, account);
      await issueTickets(db, memberId, promotion, tickets, now);
      await tellAvailable(turn, memberId);
      return { account, tickets };
    },
  }),
];
