import type { ReactNode } from 'react';
import { AccountSearch } from '#src/shared/agentCentre/AccountSearch.tsx';
import { FilterPanel } from '#src/shared/records/FilterPanel.tsx';
import { PeriodFilter } from '#src/shared/records/PeriodFilter.tsx';
import { RecordFilters } from '#src/shared/records/RecordFilters.tsx';
import { RecordPage } from '#src/shared/records/RecordPage.tsx';
import { spanProblem } from '#src/shared/records/recordPeriod.ts';
import type { DateSpan } from '#src/ui/dateRange/dateSpan.ts';
import type { TeamView } from './useTeamView.ts';

export interface TeamRecordPageProps {
  title: string;
  view: TeamView;
  today: string;
  span: DateSpan;
  /** Called when the agent chooses another account or period. */
  onChange: (change: Partial<TeamView>) => void;
  /** An introduction to the record. */
  lead?: ReactNode;
  /** Links to parts of the record. */
  links?: ReactNode;
  /** The fields next to the search. */
  filters?: ReactNode;
  /** The values of filters in the address other than the account and the period. */
  set?: readonly (string | undefined)[];
  /** The button that saves the record. */
  file: ReactNode;
  children: ReactNode;
}

/** The page of a team's record: its filters, and, if the days are valid, the record and its file. */
export function TeamRecordPage({
  title,
  view,
  today,
  span,
  onChange,
  lead,
  links,
  filters,
  set = [],
  file,
  children,
}: TeamRecordPageProps) {
  const isWrong = spanProblem(span) !== undefined;
  return (
    <RecordPage title={title} aside={!isWrong && file}>
      {lead}
      <FilterPanel set={[view.account, ...set]} period={view.period}>
        {links}
        <PeriodFilter
          period={view.period}
          today={today}
          onChange={(period) => onChange({ period })}
        />
        <RecordFilters>
          <AccountSearch
            account={view.account}
            onChange={(account) => onChange({ account, exact: undefined })}
          />
          {filters}
        </RecordFilters>
      </FilterPanel>
      {!isWrong && children}
    </RecordPage>
  );
}
