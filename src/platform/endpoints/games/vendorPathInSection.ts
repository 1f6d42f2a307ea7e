import type { VendorCard } from './gameMenus.ts';
import { type GameSectionId, sectionPath } from './gameSections.ts';
import { vendorPath } from './launchPath.ts';

/**
 * The address of a vendor's entry in a section of games: its card's (S4.12); for crash games, a part of the slots (S2.23), the list of
 * the vendor's crash games.
 */
export const vendorPathInSection = (section: GameSectionId, card: VendorCard): string =>
  section === 'MXWIN' ? sectionPath(section, card.vassalage) : vendorPath(card);
