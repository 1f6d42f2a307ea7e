import type { TeamMover, TeamMovers, TeamOverview } from '#src/platform/contract.generated.ts';

/** A member whose turnover changed, by id. */
export type Mover = Pick<TeamMover, 'memberId' | 'stake' | 'before'>;

/** The members whose turnover rose and fell most, largest change first. */
export type Movers = Record<keyof TeamMovers, Mover[]>;

/** The overview of a team as it was counted. The members who changed most are ids: whether they are available is never kept. */
export interface TeamCount extends Omit<TeamOverview, 'nextCountAt' | 'movers'> {
  movers: Movers;
}
