import type { MenuCategory, VendorCard } from '#src/platform/endpoints/games/gameMenus.ts';

/** How many vendors a search shows. */
const MOST = 6;

/** A vendor that a search found, with the category of its card. */
export interface FoundVendor {
  card: VendorCard;
  category: string;
}

/** The places in an order of results; what has the text nowhere has none. */
const EXACT = 0;
const BEGINS = 1;
const CONTAINS = 2;

/** The place of a vendor by its name, its name in English, or its code. */
function placeOf(
  { displayName, nodeName, vassalage }: VendorCard,
  wanted: string,
): number | undefined {
  const names = [displayName, nodeName, vassalage].map((name) => name.toLowerCase());
  if (names.includes(wanted)) return EXACT;
  if (names.some((name) => name.startsWith(wanted))) return BEGINS;
  return names.some((name) => name.includes(wanted)) ? CONTAINS : undefined;
}

/**
 * The vendors with a text in their name or code: those that are called that first, then those that begin with it. A vendor of
 * several categories is found in each.
 */
export function matchingVendors(menus: readonly MenuCategory[], text: string): FoundVendor[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const found = menus.flatMap(({ title, cards }) =>
    cards.flatMap((card) => {
      const place = placeOf(card, wanted);
      return place === undefined ? [] : [{ card, category: title, place }];
    }),
  );
  return found
    .sort((one, other) => one.place - other.place)
    .slice(0, MOST)
    .map(({ card, category }) => ({ card, category }));
}
