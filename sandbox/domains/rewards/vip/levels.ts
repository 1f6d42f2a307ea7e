import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { BASE_REBATE } from '../settings.ts';

/** A VIP level (S3.5). */
export interface Level {
  /** From 1. */
  rank: number;
  /** The total stakes that the level requires, in minor units. */
  turnover: bigint;
  /** The gift for reaching the level, in minor units. */
  gift: bigint;
  /** The rebate rate on stakes, in basis points. */
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

/** The level for a turnover; 0 for none. */
export const rankOf = (turnover: bigint): number =>
  LEVELS.findLast((level) => turnover >= level.turnover)?.rank ?? 0;

/** A player's level at a merchant; 0 if it has no VIP levels (S6.7). */
export const heldRank = ({ brand }: Merchant, { vipLevel }: { vipLevel: number }): number =>
  brand.modules.vip ? vipLevel : 0;

/** The name of a level, the same in every language; empty for none. */
export const labelOf = (rank: number): string => (rank > 0 ? `VIP ${rank}` : '');

/** The rebate rate of a level, in basis points of stakes. */
export const rebateOf = (rank: number): number =>
  LEVELS.find((level) => level.rank === rank)?.rebate ?? BASE_REBATE;
