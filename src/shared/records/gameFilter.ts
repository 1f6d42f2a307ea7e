import type { GameType } from '#src/platform/contract.generated.ts';

const GAME_TYPES = [
  ...['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT'],
] as const satisfies readonly GameType[];

const VENDOR = /^[A-Z][A-Z0-9_]{1,23}$/;

/** All of them, in a list of choices. */
export const ALL = 'all';

/** Which games bets are on; what is left out narrows nothing. */
export interface GameFilter {
  gameType: GameType | undefined;
  /** The vendor's code. */
  vendor: string | undefined;
}

/** The type of game that a text names, if it names one. */
export const gameTypeOf = (text: string | null): GameType | undefined =>
  GAME_TYPES.find((known) => known === text);

/** The vendor's code that a text is, if it can be one. */
export const vendorOf = (text: string | null): string | undefined =>
  text !== null && VENDOR.test(text) ? text : undefined;

/** The games that an address asks for. */
export const gameFilterOf = (query: URLSearchParams): GameFilter => ({
  gameType: gameTypeOf(query.get('type')),
  vendor: vendorOf(query.get('vendor')),
});

/** What an address says of games. */
export const gameQuery = ({ gameType, vendor }: GameFilter): Record<string, string> => ({
  ...(gameType && { type: gameType }),
  ...(vendor && { vendor }),
});
