import type { Game } from '#src/platform/endpoints/games/gameList.ts';
import { type LaunchedBy, launchPath } from '#src/platform/endpoints/games/launchPath.ts';
import { pictureAddress } from '#src/platform/endpoints/games/pictureAddress.ts';

type CardGame = LaunchedBy &
  Pick<Game, 'displayName' | 'vendorName' | 'iconUrl' | 'lagerIcon' | 'placeholder'>;

/** The shapes of pictures: 3:4 or 16:9. */
export type GameShape = 'portrait' | 'landscape';

/** The content of a game's card, and its link into the game (S2.25). */
export const gameCard = (
  game: CardGame,
  shape: GameShape,
  platform: Parameters<typeof pictureAddress>[1],
) => ({
  to: launchPath(game),
  name: game.displayName,
  vendor: game.vendorName,
  picture: pictureAddress(shape === 'landscape' ? game.lagerIcon : game.iconUrl, platform),
  placeholder: game.placeholder,
  shape,
});
