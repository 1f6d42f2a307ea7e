import { DEPOSIT_PATH } from './depositPath.ts';

/** What the address of a game's page names the game by (S2.8). */
const NAMES = ['vassalage', 'gameCode', 'gameType'] as const;

/** A code that can be in the address that a provider's page leads back to. */
const PLAIN = /^[A-Za-z0-9_.-]{1,48}$/;

/**
 * The part of a query that names a game, or the lobby of a provider: a deposit that is made for it carries it along. Empty where it
 * names neither, so the way back never leads anywhere but to the page of games.
 */
export function gameQuery(query: URLSearchParams): string {
  const named = NAMES.flatMap((name) => {
    const code = query.get(name) ?? '';
    return PLAIN.test(code) ? [[name, code]] : [];
  });
  const game = new URLSearchParams(named);
  const isLobby = game.has('vassalage') && game.has('gameType');
  return game.has('gameCode') || isLobby ? game.toString() : '';
}

/** The page of the game that a query names (S2.8). */
export const gamePath = (game: string): string => `/seamless?${game}`;

/** The page of deposits for a player who goes back to a game after it. */
export const depositForGame = (game: string): string =>
  game === '' ? DEPOSIT_PATH : `${DEPOSIT_PATH}?${game}`;
