import type { GameType } from '#src/platform/contract.generated.ts';

const GAME_TYPES = [
  ...['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT'],
] as const satisfies readonly GameType[];

const VENDOR = /^[A-Z][A-Z0-9_]{1,23}$/;

/** No filter, in a list of choices. */
export const ALL = 'all';

/** The games of the bets; fields left out filter nothing. */
export interface GameFilter {
  gameType: GameType | undefined;
  /** The vendor's code. */
  vendor: string | undefined;
}

/** The game type named by a text, if any. */
export const gameTypeOf = (text: string | null): GameType | undefined =>
  GAME_TYPES.find((known) => known === text);

/** A text as a vendor code, if it can be one. */
export const vendorOf = (text: string | null): string | undefined =>
  text !== null && VENDOR.test(text) ? text : undefined;

/** The game filter in an address. */
export const gameFilterOf = (query: URLSearchParams): GameFilter => ({
  gameType: gameTypeOf(query.get('type')),
  vendor: vendorOf(query.get('vendor')),
});

/** The query of a game filter. */
export const gameFilterQuery = ({ gameType, vendor }: GameFilter): Record<string, string> => ({
  ...(gameType && { type: gameType }),
  ...(vendor && { vendor }),
});
