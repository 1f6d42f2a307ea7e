import type { MenuCategory, VendorCard } from '#src/platform/endpoints/games/gameMenus.ts';

/** How many vendors a search shows. */
const MOST = 6;

/** A vendor that a search found, with the category of its card. */
export interface FoundVendor {
  card: VendorCard;
  category: string;
}

/** The ranks of results; a vendor without the text has none. */
const EXACT = 0;
const BEGINS = 1;
const CONTAINS = 2;

/** The rank of a vendor by its name, English name, or code. */
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
 * The vendors whose name or code contains a text: exact matches first, then prefix matches. A vendor of several categories is found in
 * each.
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
