import type { promotion } from '#sandbox/domains/rewards/schema/promotions.ts';
import { artPath } from '#sandbox/kernel/art/artPath.ts';

/** A promotion as it is seeded. */
export type PromotionRow = Omit<typeof promotion.$inferInsert, 'merchantCode' | 'position'>;

/** Where a promotion of the seeds takes its picture from: a game of the catalogue. */
export const pictureOf = (gameCode: string): string => artPath(gameCode, 'wide');
