import type { PeriodKind } from './missions/period.ts';

/** The texts of rewards in each language. */
export const TEXTS = 'sandbox/rewards';

/** How long a reward in the reward centre can be claimed, in days. */
export const REWARD_DAYS = 30;

/** How many places a leaderboard shows. */
export const LEADERBOARD_SIZE = 20;

/** How many places on either side of a player's own a leaderboard shows. */
export const LEADERBOARD_AROUND = 3;

/** The prizes of a leaderboard's first places, in minor units. */
export const LEADERBOARD_PRIZES: Readonly<Record<PeriodKind, readonly bigint[]>> = {
  daily: [30_00n, 20_00n, 10_00n],
  weekly: [200_00n, 100_00n, 50_00n, 25_00n, 25_00n],
};

/** The rebate rate below the first VIP level, in basis points of stakes. */
export const BASE_REBATE = 20;

/** The minimum rebate that is paid, in minor units. */
export const LEAST_REBATE = 1_00n;

/** How many times a rebate must be staked before a withdrawal. */
export const REBATE_TURNOVER = 1n;

/** The referral rates on stakes, in basis points: of friends, of their friends, of those' friends. */
export const REFERRAL_TIERS: readonly number[] = [10, 5, 2];

/** The minimum referral payment, in minor units. */
export const LEAST_REFERRAL = 1_00n;

/** How many times a referral payment must be staked before a withdrawal. */
export const REFERRAL_TURNOVER = 1n;

/** The points earned by stakes, in basis points: a point for 100.00. */
export const POINT_RATE = 100;

/** The hundredths of a point that are worth one minor unit of money: 100 points are worth 1.00. */
export const POINTS_PER_UNIT = 100n;

/** The minimum number of points to convert at once, in hundredths of a point. */
export const LEAST_CONVERSION = 100_00n;

/** The share of a settled stake that counts towards wagering requirements, whatever the game, in basis points. */
export const COUNTED_SHARE = 10_000;
