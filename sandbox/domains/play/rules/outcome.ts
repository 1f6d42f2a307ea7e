import type { GameClassify, GameType } from '#src/platform/contract.generated.ts';

/** Kinds of games whose rounds are settled at once. */
const INSTANT_KINDS = ['slot', 'fish', 'crash', 'table', 'room', 'sports'] as const;
export type InstantKind = (typeof INSTANT_KINDS)[number];

/** The kinds of play; each has its own test game. */
export const PLAY_KINDS = [...INSTANT_KINDS, 'lottery'] as const;
export type PlayKind = (typeof PLAY_KINDS)[number];

/** The outcome of a round in a game that is settled at once. */
export interface Outcome {
  /** The payout for the stake, including the stake, in minor units. */
  payout: bigint;
  /** The details of the round, for the game's page to show. */
  shown: Readonly<Record<string, string | number | readonly string[] | readonly number[]>>;
}

/** The kind of play of a game in the catalogue. */
export function kindOf({ type, classify }: { type: GameType; classify: GameClassify }): PlayKind {
  switch (type) {
    case 'RNG':
      return classify === 'Crash' ? 'crash' : 'slot';
    case 'FISH':
      return 'fish';
    case 'LIVE':
      return 'table';
    case 'PVP':
      return 'room';
    case 'SPORTS':
      return 'sports';
    case 'LOTT':
    case 'ELOTT':
      return 'lottery';
  }
}
