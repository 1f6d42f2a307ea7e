import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { Answer, TestClient } from '#sandbox/testing/client.fixture.ts';
import type { DemoGame, LaunchedGame } from '#src/platform/contract.generated.ts';

/** A test game that has begun, with the data of its page. */
export interface BegunGame {
  begun: DemoGame;
  play(roundId: string, stake: string, selection?: string): Promise<Answer>;
}

/** The token after the `#` in a launch's URL. */
export const launchToken = ({ url }: LaunchedGame): string => url.replace(/^.*#launch=/, '');

/** Launches a game of the first merchant and begins it. */
export async function beginGame(
  player: TestClient,
  gameCode: string,
  query = '',
): Promise<BegunGame> {
  const launched = await player.get(`/wps/game/launchGame?gameCode=${gameCode}${query}`);
  if (!launched.body.success) throw new Error(launched.body.code);
  const launch = launchToken(launched.body.value as LaunchedGame);
  const { body } = await player.post('/demo/api/session', { launch, language: 'en' });
  if (!body.success) throw new Error(body.code);
  const begun = body.value as DemoGame;
  return {
    begun,
    play: (roundId, stake, selection = '') =>
      player.post('/demo/api/rounds', { token: begun.token, roundId, stake, selection }),
  };
}

/** A merchant with one wallet per member, so that games use the member's whole balance. */
export function singleWallet(merchants: readonly Merchant[]): Merchant {
  const found = merchants.find(({ brand }) => brand.wallet.single);
  if (!found) throw new Error('No merchant has one wallet.');
  return found;
}
