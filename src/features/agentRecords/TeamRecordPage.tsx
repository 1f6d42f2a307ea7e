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
  /** Another account or other days are asked for. */
  onChange: (change: Partial<TeamView>) => void;
  /** What the record is about. */
  lead?: ReactNode;
  /** Links to parts of the record. */
  links?: ReactNode;
  /** The fields beside the search. */
  filters?: ReactNode;
  /** The filters that the address asks for besides the account and the period. */
  set?: readonly (string | undefined)[];
  /** The button that saves the record. */
  file: ReactNode;
  children: ReactNode;
}

/** The page of a team's record: its filters, and the record and its file where there are days to ask for. */
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
