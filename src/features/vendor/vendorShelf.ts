import type { MenuCategory, VendorCard } from '#src/platform/endpoints/games/gameMenus.ts';

/** Which vendor's games are listed, and of which type. */
export interface AskedShelf {
  vassalage: string | null;
  /** Where it is left out, the first category of the menu that has the vendor. */
  gameType: string | null;
}

/** The vendor's card in a category of the menu; none where the menu has no such card. */
export function vendorShelf(
  menus: readonly MenuCategory[],
  { vassalage, gameType }: AskedShelf,
): VendorCard | undefined {
  return menus
    .filter((menu) => gameType === null || menu.gameType === gameType)
    .flatMap(({ cards }) => cards)
    .find((card) => card.vassalage === vassalage);
}
