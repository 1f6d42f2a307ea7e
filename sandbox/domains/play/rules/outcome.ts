import type { GameClassify, GameType } from '#src/platform/contract.generated.ts';

/** Kinds of games whose rounds are settled at once. */
const INSTANT_KINDS = ['slot', 'fish', 'crash', 'table', 'room', 'sports'] as const;
export type InstantKind = (typeof INSTANT_KINDS)[number];

/** How a game is played; decides which test game represents it. */
export const PLAY_KINDS = [...INSTANT_KINDS, 'lottery'] as const;
export type PlayKind = (typeof PLAY_KINDS)[number];

/** How a round of a game that is settled at once ended. */
export interface Outcome {
  /** What is paid for the stake, the stake included, in minor units. */
  payout: bigint;
  /** What happened, for the page of the game to show. */
  shown: Readonly<Record<string, string | number | readonly string[] | readonly number[]>>;
}

/** How a game of the catalogue is played. */
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
