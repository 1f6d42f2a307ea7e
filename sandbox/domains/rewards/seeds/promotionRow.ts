import type { promotion } from '#sandbox/domains/rewards/schema/promotions.ts';
import { artPath } from '#sandbox/kernel/art/artPath.ts';

/** The row of a seeded promotion. */
export type PromotionRow = Omit<typeof promotion.$inferInsert, 'merchantCode' | 'position'>;

/** The picture of a seeded promotion, taken from a game of the catalogue. */
export const pictureOf = (gameCode: string): string => artPath(gameCode, 'wide');
