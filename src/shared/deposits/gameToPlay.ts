import { DEPOSIT_PATH } from './depositPath.ts';

/** The query parameters that name a game on its page (S2.8). */
const NAMES = ['vassalage', 'gameCode', 'gameType'] as const;

/** A code that is safe in the address that a provider's page returns to. */
const PLAIN = /^[A-Za-z0-9_.-]{1,48}$/;

/**
 * The part of a query that names a game, or a provider's lobby: a deposit made for it carries it along. Empty if it names neither, so the
 * return link never leads anywhere but to the game page.
 */
export function returnGameQuery(query: URLSearchParams): string {
  const named = NAMES.flatMap((name) => {
    const code = query.get(name) ?? '';
    return PLAIN.test(code) ? [[name, code]] : [];
  });
  const game = new URLSearchParams(named);
  const isLobby = game.has('vassalage') && game.has('gameType');
  return game.has('gameCode') || isLobby ? game.toString() : '';
}

/** The page of the game named by a query (S2.8). */
export const gamePath = (game: string): string => `/seamless?${game}`;

/** The deposit page for a player who then returns to a game. */
export const depositForGame = (game: string): string =>
  game === '' ? DEPOSIT_PATH : `${DEPOSIT_PATH}?${game}`;
