import type { VendorCard } from './gameMenus.ts';
import { type GameSectionId, sectionPath } from './gameSections.ts';
import { vendorPath } from './launchPath.ts';

/**
 * The address of a vendor within a section of games: its card's own (S4.12), or for crash games, which are a part of the slots (S2.23),
 * that part of the list.
 */
export const vendorEntry = (section: GameSectionId, card: VendorCard): string =>
  section === 'MXWIN' ? sectionPath(section, card.vassalage) : vendorPath(card);
