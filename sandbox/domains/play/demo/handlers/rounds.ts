import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { FAIR_DICE } from '#sandbox/domains/bets/dice.ts';
import { placeBet, settleBet } from '#sandbox/domains/bets/memberBet.ts';
import { placeDrawBet } from '#sandbox/domains/lottery/placeDrawBet.ts';
import { balanceOfGame } from '#sandbox/domains/play/balanceOfGame.ts';
import { lockGame, type Playing } from '#sandbox/domains/play/gameSession.ts';
import { kindOf } from '#sandbox/domains/play/rules/outcome.ts';
import { playRound, type Wager } from '#sandbox/domains/play/rules/playRound.ts';
import { gameRound, gameSession } from '#sandbox/domains/play/schema/gameSessions.ts';
import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import { givenAmount } from '#sandbox/kernel/market/givenAmount.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { DemoOutcome } from '#src/platform/contract.generated.ts';

/** Changes the credits of a free trial. Refuses a stake that they do not cover. */
async function moveCredits(
  db: Database,
  { session }: Playing,
  { stake }: Wager,
  payout: bigint,
): Promise<bigint> {
  const credits = session.trialCredits ?? 0n;
  if (credits < stake) throw new Refusal('balance_insufficient');
  const trialCredits = credits - stake + payout;
  await db.update(gameSession).set({ trialCredits }).where(eq(gameSession.id, session.id));
  return trialCredits;
}

/** Plays a round: with a member's own credits, in the books, or in a free trial, outside them. */
async function play(
  db: Database,
  merchant: Merchant,
  playing: Playing,
  { roundId, now, ...wager }: Wager & { roundId: string; now: Date },
): Promise<DemoOutcome> {
  const { session, game } = playing;
  const { memberId } = session;
  const placed = { merchant, game, ...wager, now, roundId: `${session.id}.${roundId}` };
  const kind = kindOf(game);
  if (kind === 'lottery' && memberId !== null) {
    const { issue, drawsAt } = await placeDrawBet(db, { ...placed, memberId });
    const balance = amountText(merchant, await balanceOfGame(db, merchant, playing));
    return {
      payout: amountText(merchant, 0n),
      balance,
      shown: { issue, drawsAt: drawsAt.toISOString() },
    };
  }
  const { payout, shown } = playRound(kind, FAIR_DICE, wager);
  const answer = { payout: amountText(merchant, payout), shown };
  if (memberId === null) {
    const balance = await moveCredits(db, playing, wager, payout);
    return { ...answer, balance: amountText(merchant, balance) };
  }
  const bet = await placeBet(db, { ...placed, memberId });
  await settleBet(db, merchant, bet, payout, now);
  return { ...answer, balance: amountText(merchant, await balanceOfGame(db, merchant, playing)) };
}

/** Plays a round of a test game. Repeating a round returns the same response and plays nothing. */
export const playDemoRound: Handler<'playDemoRound'> = async ({ db, merchant, now, body }) => {
  const { token, ...request } = body;
  const { roundId, selection } = request;
  const { merchantCode } = merchant;
  const playing = await lockGame(db, { merchantCode, token, now });
  const sessionId = playing.session.id;
  const [known] = await db
    .select()
    .from(gameRound)
    .where(and(eq(gameRound.sessionId, sessionId), eq(gameRound.roundId, roundId)));
  if (known) {
    if (!isDeepStrictEqual(known.request, request)) throw new Refusal('round_reused');
    // The stored JSON is an outcome.
    return known.answer as DemoOutcome;
  }
  const stake = givenAmount(merchant, 'stake', request.stake);
  const answer = await play(db, merchant, playing, { roundId, selection, stake, now });
  await db.insert(gameRound).values({ sessionId, roundId, request, answer });
  return answer;
};
