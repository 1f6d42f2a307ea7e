import { eq } from 'drizzle-orm';
import { bet } from '#sandbox/domains/bets/schema.ts';
import { game } from '#sandbox/domains/catalogue/schema.ts';
import { sendMessage } from '#sandbox/domains/messages/sendMessage.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { type Action, type ActionTurn, defineAction } from '#sandbox/kernel/interfaces/action.ts';
import { voidBet } from '../voidBet.ts';
import { findOpenBets } from './openBets.ts';
import { voidedMessage } from './voidedMessage.ts';

type OpenBet = Awaited<ReturnType<typeof findOpenBets>>[number];

/** Voids bets and notifies the players; returns how many were still open. */
async function voidAll(
  { db, merchant, now, publish }: ActionTurn,
  found: readonly OpenBet[],
): Promise<number> {
  const { market } = merchant.brand;
  let voided = 0;
  for (const { bet: placed, game: played } of found) {
    if (!(await voidBet(db, merchant, placed, now))) continue;
    voided += 1;
    const written = voidedMessage({ game: played, stake: placed.stake, market });
    await sendMessage(db, publish, now, placed.memberId, written);
  }
  return voided;
}

/** The testers' actions after a game has failed. */
export const voidActions: readonly Action[] = [
  defineAction({
    name: 'voidBet',
    description:
      'Voids an open bet: its stake is returned, and it does not count towards turnover.',
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: {
        id: { type: 'integer', title: 'Bet', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
      },
    },
    async run(turn, { id }) {
      const { db, merchant } = turn;
      const found = await findOpenBets(db, merchant.merchantCode, eq(bet.id, id));
      if ((await voidAll(turn, found)) > 0) return { id, state: 'void' };
      const known = await db.select({ code: bet.merchantCode }).from(bet).where(eq(bet.id, id));
      const isOwn = known.some(({ code }) => code === merchant.merchantCode);
      throw new Refusal(isOwn ? 'transition_refused' : 'not_found');
    },
  }),
  defineAction({
    name: 'voidGame',
    description: 'Voids all open bets on a game, for example after its table has failed.',
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['gameCode'],
      properties: { gameCode: { type: 'string', title: 'Game', minLength: 1, maxLength: 40 } },
    },
    async run(turn, { gameCode }) {
      const { db, merchant } = turn;
      const [known] = await db.select({ id: game.id }).from(game).where(eq(game.code, gameCode));
      if (!known) throw new Refusal('not_found');
      const onGame = eq(bet.gameId, known.id);
      const found = await findOpenBets(db, merchant.merchantCode, onGame);
      return { gameCode, voided: await voidAll(turn, found) };
    },
  }),
];
