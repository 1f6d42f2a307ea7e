import { artPath } from '#sandbox/art/artPath.ts';
import type { promotion } from '#sandbox/database/schema/promotions.ts';

/** A promotion as it is seeded. */
export type PromotionRow = Omit<typeof promotion.$inferInsert, 'merchantCode' | 'position'>;

/** Where a promotion of the seeds takes its picture from: a game of the catalogue. */
export const pictureOf = (gameCode: string): string => artPath(gameCode, 'wide');
