import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { BASE_REBATE } from '../settings.ts';

/** A VIP level (S3.5). */
export interface Level {
  /** From 1. */
  rank: number;
  /** What must have been staked in all, in minor units. */
  turnover: bigint;
  /** What a player is given who reaches it, in minor units. */
  gift: bigint;
  /** What comes back of stakes, in basis points. */
  rebate: number;
}

/** All levels, the lowest first. */
export const LEVELS: readonly Level[] = [
  { rank: 1, turnover: 5_000_00n, gift: 20_00n, rebate: 25 },
  { rank: 2, turnover: 20_000_00n, gift: 50_00n, rebate: 30 },
  { rank: 3, turnover: 50_000_00n, gift: 100_00n, rebate: 40 },
  { rank: 4, turnover: 150_000_00n, gift: 300_00n, rebate: 50 },
  { rank: 5, turnover: 500_000_00n, gift: 1_000_00n, rebate: 60 },
  { rank: 6, turnover: 1_500_000_00n, gift: 3_000_00n, rebate: 80 },
];

/** The level that a turnover reaches; 0 for none. */
export const rankOf = (turnover: bigint): number =>
  LEVELS.findLast((level) => turnover >= level.turnover)?.rank ?? 0;

/** The level that a player has at a merchant; none counts where it has no VIP levels (S6.7). */
export const heldRank = ({ brand }: Merchant, { vipLevel }: { vipLevel: number }): number =>
  brand.modules.vip ? vipLevel : 0;

/** The name of a level, the same in every language; empty for none. */
export const labelOf = (rank: number): string => (rank > 0 ? `VIP ${rank}` : '');

/** What comes back of the stakes of a player of a level, in basis points. */
export const rebateOf = (rank: number): number =>
  LEVELS.find((level) => level.rank === rank)?.rebate ?? BASE_REBATE;
