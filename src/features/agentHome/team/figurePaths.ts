import { AGENT_PATHS, addressOf } from '#src/shared/agentCentre/agentPaths.ts';
import { periodQuery, type RecordPeriod } from '#src/shared/records/recordPeriod.ts';
import type { DateSpan } from '#src/ui/dateRange/dateSpan.ts';
import type { Figure } from './figures.ts';

/** The days of a list, as period in the address and as dates. */
export interface ListDays {
  period: RecordPeriod;
  span: DateSpan;
}

/** The address of the list that a figure totals, over the same days. */
export function figurePath(figure: Figure, { period, span }: ListDays): string {
  const days = periodQuery(period);
  switch (figure) {
    case 'stake':
      return addressOf(AGENT_PATHS.losses, { sort: 'stake', ...days });
    case 'payout':
    case 'net':
    case 'active':
      return addressOf(AGENT_PATHS.losses, days);
    case 'commission':
      return addressOf(AGENT_PATHS.income, days);
    case 'deposits':
      return addressOf(AGENT_PATHS.transactions, { kind: 'deposit', ...days });
    case 'withdrawals':
      return addressOf(AGENT_PATHS.transactions, { kind: 'withdrawal', ...days });
    case 'joined':
      return addressOf(AGENT_PATHS.team, { joinedFrom: span.from, joinedTo: span.to });
    case 'firstDepositors':
      return addressOf(AGENT_PATHS.team, {
        firstDepositFrom: span.from,
        firstDepositTo: span.to,
      });
  }
}

/** The address of the list of all members, or of the agents alone: those who joined by today. */
export const membersPath = (today: string, kind?: 'agent'): string =>
  addressOf(AGENT_PATHS.team, { kind, joinedTo: today });

/** The address of the members of a level. */
export const levelPath = (level: number): string =>
  addressOf(AGENT_PATHS.team, { level: String(level) });
