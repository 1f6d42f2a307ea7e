import type { PageBrand } from '#src/brand/page.ts';

/**
 * A category of the game menu: those that a brand names in its manifest, and esports, which the menu splits
 * from the sports (S2.23).
 */
export type GameCategory = PageBrand['categories'][number] | 'ESPORTS';
