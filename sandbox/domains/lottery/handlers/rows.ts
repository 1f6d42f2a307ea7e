import type { game } from '#sandbox/domains/catalogue/schema.ts';
import { nameIn } from '#sandbox/kernel/database/names.ts';
import type { Language } from '#sandbox/kernel/text/language.ts';
import type { Draw, Lottery } from '#src/platform/contract.generated.ts';
import { nextIssue } from '../issue.ts';
import { prizeModeOf } from '../prizeMode.ts';
import type { draw, lottery } from '../schema.ts';

type GameRow = typeof game.$inferSelect;

/** The API value of a lottery, with its next draw. */
export function toLottery(
  row: { lottery: typeof lottery.$inferSelect; game: GameRow },
  language: Language,
  now: Date,
): Lottery {
  const { minutes } = row.lottery;
  const { issue, closesAt, drawsAt } = nextIssue(minutes, now);
  return {
    gameCode: row.game.code,
    displayName: nameIn(row.game, language),
    vassalage: row.game.vendorCode,
    gameClassify: row.game.classify,
    prizeMode: prizeModeOf(row.game.vendorCode, row.game.type),
    ...{ minutes, issue, closesAt: closesAt.toISOString(), drawsAt: drawsAt.toISOString() },
  };
}

/** The API value of a result. */
export const toDraw = (row: { draw: typeof draw.$inferSelect; game: GameRow }): Draw => ({
  gameCode: row.game.code,
  issue: row.draw.issue,
  numbers: row.draw.numbers,
  drawnAt: row.draw.drawnAt.toISOString(),
});
