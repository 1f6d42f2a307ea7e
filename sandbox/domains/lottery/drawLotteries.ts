import { and, asc, eq, getTableColumns, lte } from 'drizzle-orm';
import { FAIR_DICE } from '#sandbox/domains/bets/dice.ts';
import { bet } from '#sandbox/domains/bets/schema.ts';
import { game } from '#sandbox/domains/catalogue/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Job } from '#sandbox/kernel/interfaces/job.ts';
import type { Merchants } from '#sandbox/kernel/merchants.ts';
import { drawFormatOf, drawNumbers, payoutOf } from './drawRules.ts';
import { issuesBetween } from './issue.ts';
import { draw, drawBet, lottery } from './schema.ts';
import { SHOWN_DRAWS } from './settings.ts';
import { type DecidedBet, settleDecided } from './settleDecided.ts';

/** A lottery with the fields of its game that the job needs. */
interface Drawn {
  gameId: number;
  code: string;
  type: typeof game.$inferSelect.type;
  classify: typeof game.$inferSelect.classify;
  minutes: number;
}

/** A draw that is due. */
interface Due extends Drawn {
  issue: string;
  drawsAt: Date;
}

/** Draws the due results, and returns the new ones. Existing results stay as they are. */
async function drawDue(db: Database, due: readonly Due[]): Promise<(typeof draw.$inferSelect)[]> {
  const rows = due.map(({ gameId, classify, issue, drawsAt }) => ({
    ...{ gameId, issue, drawnAt: drawsAt },
    numbers: drawNumbers(drawFormatOf(classify), FAIR_DICE),
  }));
  return rows.length > 0 ? db.insert(draw).values(rows).onConflictDoNothing().returning() : [];
}

/** The numbers of a draw, which is drawn now if it was skipped. */
async function numbersOf(db: Database, due: Due): Promise<number[]> {
  const find = () =>
    db
      .select({ numbers: draw.numbers })
      .from(draw)
      .where(and(eq(draw.gameId, due.gameId), eq(draw.issue, due.issue)));
  const [known] = await find();
  if (known) return known.numbers;
  await drawDue(db, [due]);
  const [drawn] = await find();
  if (!drawn) throw new Error(`The draw ${due.issue} of ${due.code} is not there.`);
  return drawn.numbers;
}

/** Settles the bets whose draw is due, oldest first. */
async function settleDue(
  db: Database,
  merchants: Merchants,
  lotteries: ReadonlyMap<number, Drawn>,
  now: Date,
): Promise<void> {
  const due = await db
    .select({ bet: getTableColumns(bet), issue: drawBet.issue, drawsAt: drawBet.drawsAt })
    .from(drawBet)
    .innerJoin(bet, eq(bet.id, drawBet.betId))
    .where(and(eq(bet.state, 'open'), lte(drawBet.drawsAt, now)))
    .orderBy(asc(drawBet.drawsAt), asc(bet.id))
    .for('update', { of: bet });
  const decided: DecidedBet[] = [];
  for (const { bet: placed, ...issue } of due) {
    const drawn = lotteries.get(placed.gameId);
    if (!drawn) throw new Error(`The game ${placed.gameId} is no lottery.`);
    const numbers = await numbersOf(db, { ...drawn, ...issue });
    decided.push({ placed, payout: payoutOf(placed, numbers, drawFormatOf(drawn.classify)) });
  }
  await settleDecided(db, merchants, decided, now);
}

/** Notifies the sites with a lottery of its draw. */
async function notifyDrawn(
  { publish }: Parameters<Job['run']>[0],
  merchants: Merchants,
  { code: gameCode, type }: Drawn,
  { issue, numbers }: typeof draw.$inferSelect,
): Promise<void> {
  for (const { merchantCode, brand } of merchants.all) {
    if (!brand.categories.includes(type)) continue;
    const data = { gameCode, issue, state: 'drawn', numbers: numbers.map(String) } as const;
    await publish(merchantCode, { to: 'merchant', type: 'draw', data });
  }
}

const lotteriesOf = (db: Database): Promise<Drawn[]> =>
  db
    .select({
      ...{ gameId: lottery.gameId, minutes: lottery.minutes },
      ...{ code: game.code, type: game.type, classify: game.classify },
    })
    .from(lottery)
    .innerJoin(game, eq(game.id, lottery.gameId));

/**
 * Job that draws every lottery when it is due, settles the bets on it and notifies the sites (S7.28). If many draws are due at once, the
 * latest are drawn, and those before with bets. The first run of a platform also draws the results that a page shows from the start.
 */
export function drawLotteries(merchants: Merchants): Job {
  let shown = false;
  return {
    name: 'draw-lotteries',
    everySeconds: 1,
    async run(turn) {
      const { db, now, from } = turn;
      const lotteries = await lotteriesOf(db);
      const since = shown ? from : new Date(0);
      const due = lotteries.flatMap((one) =>
        issuesBetween(one.minutes, since, now, SHOWN_DRAWS).map((issue) => ({ ...one, ...issue })),
      );
      const drawn = await drawDue(db, due);
      shown = true;
      for (const one of lotteries) {
        const latest = drawn.find(({ gameId }) => gameId === one.gameId);
        if (latest && latest.drawnAt > from) await notifyDrawn(turn, merchants, one, latest);
      }
      await settleDue(db, merchants, new Map(lotteries.map((one) => [one.gameId, one])), now);
    },
  };
}
