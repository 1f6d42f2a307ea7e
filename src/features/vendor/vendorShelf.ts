import type { MenuCategory, VendorCard } from '#src/platform/endpoints/games/gameMenus.ts';

/** The vendor and the type of the games listed. */
export interface ShelfRequest {
  vassalage: string | null;
  /** If null, the first category of the menu with the vendor. */
  gameType: string | null;
}

/** The vendor's card in a category of the menu; undefined if there is none. */
export function vendorShelf(
  menus: readonly MenuCategory[],
  { vassalage, gameType }: ShelfRequest,
): VendorCard | undefined {
  return menus
    .filter((menu) => gameType === null || menu.gameType === gameType)
    .flatMap(({ cards }) => cards)
    .find((card) => card.vassalage === vassalage);
}
