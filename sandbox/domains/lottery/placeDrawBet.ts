import { eq } from 'drizzle-orm';
import { checkStake } from '#sandbox/domains/bets/checkStake.ts';
import { type NewBet, placeBet } from '#sandbox/domains/bets/memberBet.ts';
import { STAKES } from '#sandbox/domains/bets/settings.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { GameClassify } from '#src/platform/contract.generated.ts';
import { drawFormatOf, winningNumbers } from './drawRules.ts';
import { type Issue, nextIssue } from './issue.ts';
import { drawBet, lottery } from './schema.ts';

/** A bet on the next draw of a lottery. */
export interface NewDrawBet extends NewBet {
  game: NewBet['game'] & { classify: GameClassify };
}

/**
 * Places a bet on the next draw and returns that draw. Refuses a stake outside the limits (`stake_out_of_range`), an invalid selection
 * (`selection_invalid`), and bets too close to the draw (`draw_closed`).
 */
export async function placeDrawBet(db: Database, placed: NewDrawBet): Promise<Issue> {
  const { game, selection, stake, now } = placed;
  checkStake(stake, STAKES);
  const [row] = await db.select().from(lottery).where(eq(lottery.gameId, game.id));
  if (!row) throw new Error(`The lottery ${game.id} has no rhythm.`);
  if (winningNumbers(selection, drawFormatOf(game.classify)).length === 0) {
    throw new Refusal('selection_invalid');
  }
  const next = nextIssue(row.minutes, now);
  if (next.closesAt <= now) throw new Refusal('draw_closed');
  const bet = await placeBet(db, placed);
  const { issue, drawsAt } = next;
  await db.insert(drawBet).values({ betId: bet.id, gameId: game.id, issue, drawsAt });
  return next;
}
