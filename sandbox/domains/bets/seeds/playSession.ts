import type { Dice } from '#sandbox/domains/bets/dice.ts';
import { drawFormatOf, drawNumbers, payoutOf } from '#sandbox/domains/lottery/drawRules.ts';
import { nextIssue } from '#sandbox/domains/lottery/issue.ts';
import { playCrash } from '#sandbox/domains/play/rules/crash.ts';
import { FISH, playFish } from '#sandbox/domains/play/rules/fish.ts';
import { MATCHES, playMatch } from '#sandbox/domains/play/rules/match.ts';
import { type InstantKind, kindOf, type Outcome } from '#sandbox/domains/play/rules/outcome.ts';
import { playRoom } from '#sandbox/domains/play/rules/room.ts';
import { playSlot } from '#sandbox/domains/play/rules/slot.ts';
import { playTable } from '#sandbox/domains/play/rules/table.ts';
import type { Random } from '#sandbox/kernel/random.ts';
import type { GameClassify, GameType } from '#src/platform/contract.generated.ts';
import type { Habit } from './player.ts';
import type { Purse } from './purse.ts';

/** The fields of a game that the seeds need. */
export interface SeedGame {
  id: number;
  vendorCode: string;
  type: GameType;
  classify: GameClassify;
  /** The minutes between two draws; null for a game whose rounds are settled at once. */
  minutes: number | null;
}

/** A past, settled bet. Moments and amounts are texts for JSON. */
export interface PastBet {
  vendor_code: string;
  game_id: number;
  game_type: GameType;
  round_id: string;
  selection: string;
  stake: string;
  payout: string;
  at: string;
  settled_at: string;
}

const SEATS = 4;
const GOAL = 200;
/** After this long nobody begins another round. */
const LONGEST_MS = 30 * 60_000;
/** The selections in lotteries. */
const DRAWN = ['big', 'small', 'odd', 'even'] as const;

/** The fixture that every match bet is on. */
const [FIXTURE] = MATCHES;
const [FISHED] = FISH;

const ROUNDS: Record<InstantKind, (dice: Dice, stake: bigint) => Outcome> = {
  slot: playSlot,
  fish: (dice, stake) => playFish(dice, stake, FISHED),
  crash: (dice, stake) => playCrash(dice, stake, GOAL),
  table: (dice, stake) => playTable(dice, stake, 'left'),
  room: (dice, stake) => playRoom(dice, stake, SEATS),
  sports: (dice, stake) => playMatch(dice, stake, { fixture: FIXTURE, end: 'home' }),
};

/** The selections in games that offer several. */
const SELECTIONS: Record<InstantKind, string> = {
  slot: '',
  fish: FISHED.name,
  crash: '2.00',
  table: 'left',
  room: '',
  sports: `${FIXTURE.code}:home`,
};

/** The inputs of a round. */
interface RoundStart {
  dice: Dice;
  stake: bigint;
  at: Date;
}

/** The result of a round. */
interface Round {
  payout: bigint;
  selection: string;
  settledAt: Date;
}

/** Places a bet on the next draw of a lottery. */
function waitForDraw(
  { classify }: SeedGame,
  minutes: number,
  random: Random,
  { dice, stake, at }: RoundStart,
): Round {
  const selection = random.pick(DRAWN);
  const shape = drawFormatOf(classify);
  const payout = payoutOf({ selection, stake }, drawNumbers(shape, dice), shape);
  return { payout, selection, settledAt: nextIssue(minutes, at).drawsAt };
}

/** Plays a round of a game, settled at once or by the next draw. */
function playRound(game: SeedGame, random: Random, start: RoundStart): Round {
  const kind = kindOf(game);
  if (kind === 'lottery') {
    if (game.minutes === null) throw new Error(`The lottery ${game.id} has no rhythm.`);
    return waitForDraw(game, game.minutes, random, start);
  }
  const { payout } = ROUNDS[kind](start.dice, start.stake);
  return { payout, selection: SELECTIONS[kind], settledAt: start.at };
}

/** Generates several rounds of one game within an hour, one after the other, as long as the balance allows. */
export function playSession(
  game: SeedGame,
  purse: Purse,
  habit: Habit,
  random: Random,
  begin: { at: Date; name: string },
): PastBet[] {
  const { vendorCode } = game;
  const dice: Dice = { below: (sides) => random.between(0, sides - 1) };
  purse.bring(purse.balance(), vendorCode, begin.at);
  const bets: PastBet[] = [];
  let at = begin.at;
  for (let round = random.between(3, 10); round > 0; round -= 1) {
    at = new Date(at.getTime() + random.between(15, 120) * 1000);
    const stake = random.pick(habit.stakes);
    if (stake > purse.balance() || at.getTime() - begin.at.getTime() > LONGEST_MS) break;
    const roundId = `${begin.name}-${round}`;
    const { payout, selection, settledAt } = playRound(game, random, { dice, stake, at });
    purse.stake(stake, vendorCode, at, roundId);
    if (payout > 0n) purse.win(payout, vendorCode, settledAt, roundId);
    bets.push({
      ...{ vendor_code: vendorCode, game_id: game.id, game_type: game.type, round_id: roundId },
      ...{ selection, stake: `${stake}`, payout: `${payout}` },
      ...{ at: at.toISOString(), settled_at: settledAt.toISOString() },
    });
    at = settledAt;
  }
  purse.takeBack(vendorCode, new Date(at.getTime() + 60_000));
  return bets;
}
