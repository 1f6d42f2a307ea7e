import type { MenuCategory, VendorCard } from '#src/platform/endpoints/games/gameMenus.ts';

/** How many vendors a search shows. */
const MOST = 6;

/** A vendor that a search found, with the category of its card. */
export interface FoundVendor {
  card: VendorCard;
  category: string;
}

/** The vendors with a text in their name, those that begin with it first; a vendor of several categories is found in each. */
export function matchingVendors(menus: readonly MenuCategory[], text: string): FoundVendor[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const found = menus.flatMap(({ title, cards }) =>
    cards.flatMap((card) => {
      const at = card.displayName.toLowerCase().indexOf(wanted);
      return at < 0 ? [] : [{ card, category: title, at }];
    }),
  );
  return found
    .sort((one, other) => Number(one.at > 0) - Number(other.at > 0))
    .slice(0, MOST)
    .map(({ card, category }) => ({ card, category }));
}
