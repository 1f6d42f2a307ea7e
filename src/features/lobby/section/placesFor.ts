import type { VendorCard } from '#src/platform/endpoints/games/gameMenus.ts';

/**
 * The number of skeletons for the first page of games: as many as the vendors report, so that the page does not jump when the games load; a
 * whole page while the vendors are unknown.
 */
export function placesFor(
  vendors: readonly Pick<VendorCard, 'vassalage' | 'games'>[],
  vassalage: string | undefined,
  pageSize: number,
): number {
  if (vendors.length === 0) return pageSize;
  const games = vendors
    .filter((vendor) => vassalage === undefined || vendor.vassalage === vassalage)
    .reduce((sum, vendor) => sum + vendor.games, 0);
  return Math.min(games, pageSize);
}
