import { pictureAddress } from '#src/platform/endpoints/gamePicture.ts';
import {
  GAME_SECTIONS,
  type GameSectionId,
  sectionPath,
} from '#src/platform/endpoints/gameSections.ts';
import type { Game } from '#src/platform/endpoints/games.ts';

type CardGame = Pick<Game, 'displayName' | 'vendorName' | 'vassalage' | 'iconUrl' | 'placeholder'>;

/** What the card of a game shows in a section, and where it leads: to its vendor's games there (S2.25). */
export const gameCard = (
  game: CardGame,
  section: GameSectionId,
  platform: Parameters<typeof pictureAddress>[1],
) => ({
  to: sectionPath(section, game.vassalage),
  name: game.displayName,
  vendor: game.vendorName,
  picture: pictureAddress(game.iconUrl, platform),
  placeholder: game.placeholder,
  shape: GAME_SECTIONS[section].shape,
});
