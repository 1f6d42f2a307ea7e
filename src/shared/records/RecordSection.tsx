import { type ReactNode, useId } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { DateSpan } from '#src/ui/dateRange/dateSpan.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { PeriodFilter } from './PeriodFilter.tsx';
import { page } from './RecordPage.css.ts';
import { periodOf, periodQuery, spanOf, spanProblem } from './recordPeriod.ts';
import { useMarketToday } from './useMarketToday.ts';

export interface RecordSectionProps {
  title: string;
  /** The record of the address's days. */
  children: (span: DateSpan) => ReactNode;
}

/** A record below the rest of a page. Its days are in the address (S9.6). */
export function RecordSection({ title, children }: RecordSectionProps) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const id = useId();
  const today = useMarketToday();
  const period = periodOf(query);
  const span = spanOf(period, today);
  return (
    <section className={page} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <FilterPanel period={period}>
        <PeriodFilter
          period={period}
          today={today}
          onChange={(chosen) =>
            navigate(
              { search: new URLSearchParams(periodQuery(chosen)).toString() },
              { replace: true, preventScrollReset: true },
            )
          }
        />
      </FilterPanel>
      {!spanProblem(span) && children(span)}
    </section>
  );
}
