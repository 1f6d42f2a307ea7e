import { AGENT_PATHS, addressOf } from '#src/shared/agentCentre/agentPaths.ts';
import { periodQuery, type RecordPeriod } from '#src/shared/records/recordPeriod.ts';
import type { DateSpan } from '#src/ui/dateRange/dateSpan.ts';
import type { Figure } from './figures.ts';

/** Days of a list: as the address names them, and each of them. */
export interface ListDays {
  period: RecordPeriod;
  span: DateSpan;
}

/** The list whose total a figure is, over the same days. */
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

/** Everyone in the team as a list, or its agents. Whoever is in it joined by today. */
export const membersPath = (today: string, kind?: 'agent'): string =>
  addressOf(AGENT_PATHS.team, { kind, joinedTo: today });

/** The members of a level as a list. */
export const levelPath = (level: number): string =>
  addressOf(AGENT_PATHS.team, { level: String(level) });
