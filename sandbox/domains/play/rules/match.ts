import type { Dice } from '#sandbox/domains/bets/dice.ts';
import type { Outcome } from './outcome.ts';

export const MATCH_RESULTS = ['home', 'draw', 'away'] as const;
export type MatchResult = (typeof MATCH_RESULTS)[number];

/** A match by the codes of its sides, with the chance of each result in hundredths. */
export interface Fixture {
  code: string;
  chances: Record<MatchResult, number>;
}

/** A bet on the result of a match. */
export interface MatchBet {
  fixture: Fixture;
  end: MatchResult;
}

/** Matches that can end in a draw. */
export const MATCHES = [
  { code: 'KIT-HER', chances: { home: 45, draw: 25, away: 30 } },
  { code: 'BEA-DOV', chances: { home: 38, draw: 24, away: 38 } },
  { code: 'OTT-ROV', chances: { home: 57, draw: 23, away: 20 } },
  { code: 'LAN-CRA', chances: { home: 25, draw: 25, away: 50 } },
] as const satisfies readonly Fixture[];

/** Matches that always have a winner. */
export const DUELS = [
  { code: 'KIT-DOV', chances: { home: 50, draw: 0, away: 50 } },
  { code: 'HER-LAN', chances: { home: 62, draw: 0, away: 38 } },
  { code: 'ROV-BEA', chances: { home: 38, draw: 0, away: 62 } },
  { code: 'CRA-OTT', chances: { home: 25, draw: 0, away: 75 } },
] as const satisfies readonly Fixture[];

/** The highest return to player (RTP) of bets on a match, in ten thousandths of the stake. */
const RETURN = 9500;

/** The possible scores for each result. */
const SCORES: Record<MatchResult, readonly (readonly [home: number, away: number])[]> = {
  home: [
    [1, 0],
    [2, 0],
    [2, 1],
    [3, 1],
  ],
  draw: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  away: [
    [0, 1],
    [0, 2],
    [1, 2],
    [1, 3],
  ],
};

/** The odds of a result in hundredths of the stake, stake included; undefined if the result is impossible. */
export const oddsOf = ({ chances }: Fixture, end: MatchResult): number | undefined =>
  chances[end] > 0 ? Math.floor(RETURN / chances[end]) : undefined;

/** The lowest return to player (RTP) of all results of all matches, as a share of the stake. */
export const MATCH_RETURN = Math.min(
  ...[...MATCHES, ...DUELS].flatMap((fixture) =>
    MATCH_RESULTS.flatMap((end) => {
      const odds = oddsOf(fixture, end);
      return odds === undefined ? [] : [(odds * fixture.chances[end]) / 10_000];
    }),
  ),
);

/** Finds the bet for a selection such as `KIT-HER:home`. */
export function findMatchBet(selection: string): MatchBet | undefined {
  const [code, name] = selection.split(':');
  const fixture = [...MATCHES, ...DUELS].find((one) => one.code === code);
  const end = MATCH_RESULTS.find((one) => one === name);
  return fixture && end && oddsOf(fixture, end) !== undefined ? { fixture, end } : undefined;
}

/** Plays a match that is simulated at once, at fixed odds. */
export function playMatch(dice: Dice, stake: bigint, { fixture, end }: MatchBet): Outcome {
  const place = dice.below(100);
  const { home, draw } = fixture.chances;
  const winner: MatchResult = place < home ? 'home' : place < home + draw ? 'draw' : 'away';
  const scores = SCORES[winner];
  const odds = end === winner ? BigInt(oddsOf(fixture, end) ?? 0) : 0n;
  return {
    payout: (stake * odds) / 100n,
    shown: { match: fixture.code, winner, score: [...(scores[place % scores.length] ?? [])] },
  };
}
