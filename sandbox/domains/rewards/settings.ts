import type { PeriodKind } from './missions/period.ts';

/** How long a reward of the reward centre can be claimed, in days. */
export const REWARD_DAYS = 30;

/** How many places a leaderboard shows. */
export const LEADERBOARD_SIZE = 20;

/** How many places on either side of a player's own a leaderboard shows. */
export const LEADERBOARD_AROUND = 3;

/** What the first places of a leaderboard win, in minor units. */
export const LEADERBOARD_PRIZES: Readonly<Record<PeriodKind, readonly bigint[]>> = {
  daily: [30_00n, 20_00n, 10_00n],
  weekly: [200_00n, 100_00n, 50_00n, 25_00n, 25_00n],
};

/** What comes back of stakes below the first VIP level, in basis points. */
export const BASE_REBATE = 20;

/** The least rebate that is paid, in minor units. */
export const LEAST_REBATE = 1_00n;

/** How many times a rebate must be staked before a withdrawal. */
export const REBATE_TURNOVER = 1n;

/** What a friend's stakes bring, in basis points: of friends, of their friends, of those' friends. */
export const REFERRAL_TIERS: readonly number[] = [10, 5, 2];

/** The least that is paid for invitations, in minor units. */
export const LEAST_REFERRAL = 1_00n;

/** How many times what friends have brought must be staked before a withdrawal. */
export const REFERRAL_TURNOVER = 1n;

/** What stakes earn in points, in basis points: a point for 100.00. */
export const POINT_RATE = 100;

/** How many hundredths of a point make a minor unit of money: 100 points are worth 1.00. */
export const POINTS_PER_UNIT = 100n;

/** The least points that are converted at once, in hundredths of a point. */
export const LEAST_CONVERSION = 100_00n;

/** How much of a settled stake counts towards turnover requirements, whatever the game, in basis points. */
export const COUNTED_SHARE = 10_000;
