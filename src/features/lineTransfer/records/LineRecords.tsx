import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PeriodFilter } from '#src/shared/records/PeriodFilter.tsx';
import { page } from '#src/shared/records/RecordPage.css.ts';
import { periodOf, periodQuery, spanOf, spanProblem } from '#src/shared/records/recordPeriod.ts';
import { useMarketToday } from '#src/shared/records/useMarketToday.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { LineRecordList } from './LineRecordList.tsx';

/** The player's transfers with other members (S2.16, S9.6). The address says of which days. */
export function LineRecords() {
  const { t } = useTranslation('lineTransfer');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const today = useMarketToday();
  const period = periodOf(query);
  const span = spanOf(period, today);
  return (
    <section className={page} aria-labelledby="line-records">
      <Heading level={2} id="line-records">
        {t('records.title')}
      </Heading>
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
      {!spanProblem(span) && <LineRecordList span={span} />}
    </section>
  );
}
