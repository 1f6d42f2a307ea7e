import { waiveTurnover } from '#sandbox/rewards/waiveTurnover.ts';
import type { MerchantSeed } from '../merchantSeed.ts';
import { playerId } from '../players.ts';

/** One player has no turnover left and can withdraw at once. Comes after all seeds that ask for turnover. */
export const seedMetTurnover: MerchantSeed = (db, merchant) =>
  waiveTurnover(db, playerId(merchant, 'vip'));
