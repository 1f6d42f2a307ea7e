import type { PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';

/** How a seeded player plays. */
export interface Habit {
  /** The probability of playing on a day. */
  daily: number;
  /** The stakes to choose from, in minor units. */
  stakes: readonly bigint[];
  /** The initial credits, granted again when they run low, at most once a week, in minor units. */
  credits: bigint;
}

const COMMON = [10_00n, 20_00n, 20_00n, 50_00n, 100_00n];

/** The habit of a team member, of whom there are hundreds. */
const RARE: Habit = { daily: 0.02, stakes: COMMON, credits: 5000_00n };
const SELDOM: Habit = { ...RARE, daily: 0.1 };
const REGULAR: Habit = { daily: 0.5, stakes: COMMON, credits: 20_000_00n };

/** The habits of seeded players who play more than occasionally. */
const HABITS: Partial<Record<PlayerRole, Habit>> = {
  player: REGULAR,
  newcomer: { ...REGULAR, daily: 1 },
  vip: { daily: 0.6, stakes: [100_00n, 200_00n, 500_00n, 1000_00n], credits: 200_000_00n },
  agent2: { ...REGULAR, daily: 0.3 },
};

/** The habit of the player with a role, or of players without one. */
export const habitOf = (role: PlayerRole | undefined): Habit =>
  role === undefined ? RARE : (HABITS[role] ?? SELDOM);
