import type { PageBrand } from '#src/brand/page.ts';
import type { Game } from '#src/platform/endpoints/games/gameList.ts';
import { type LaunchedBy, launchPath } from '#src/platform/endpoints/games/launchPath.ts';
import { pictureAddress } from '#src/platform/endpoints/games/pictureAddress.ts';

type CardGame = LaunchedBy &
  Pick<Game, 'displayName' | 'vendorName' | 'iconUrl' | 'lagerIcon' | 'placeholder'>;

/** The shapes of pictures: 3:4, 1:1 or 16:9. */
export type GameShape = 'portrait' | 'square' | 'landscape';

/** The one shape of all pictures of a brand; undefined if each kind of game has its own. */
const ONLY_SHAPE: Record<PageBrand['look']['cards'], GameShape | undefined> = {
  mixed: undefined,
  poster: 'portrait',
  square: 'square',
  wide: 'landscape',
};

/** The shape of pictures in a brand, which may have one for all games. */
export const shapeIn = (look: Pick<PageBrand['look'], 'cards'>, usual: GameShape): GameShape =>
  ONLY_SHAPE[look.cards] ?? usual;

/** The field of a game that has its picture for a shape. */
export const pictureField = (shape: GameShape) => (shape === 'landscape' ? 'lagerIcon' : 'iconUrl');

/** The content of a game's card, and its link into the game (S2.25). */
export const gameCard = (
  game: CardGame,
  shape: GameShape,
  platform: Parameters<typeof pictureAddress>[1],
) => ({
  to: launchPath(game),
  name: game.displayName,
  vendor: game.vendorName,
  picture: pictureAddress(game[pictureField(shape)], platform),
  placeholder: game.placeholder,
  shape,
});
