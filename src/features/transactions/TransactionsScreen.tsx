import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { exportRecords } from '#src/platform/endpoints/records/exportRecords.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { FilterPanel } from '#src/shared/records/FilterPanel.tsx';
import { PeriodFilter } from '#src/shared/records/PeriodFilter.tsx';
import { RecordPage } from '#src/shared/records/RecordPage.tsx';
import { spanOf, spanProblem } from '#src/shared/records/recordPeriod.ts';
import { SaveButton } from '#src/shared/records/SaveButton.tsx';
import { useMarketToday } from '#src/shared/records/useMarketToday.ts';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { KindLinks } from './KindLinks.tsx';
import { TransactionList } from './TransactionList.tsx';
import { transactionsPath, transactionViewOf } from './transactionPaths.ts';

/** The member's transaction history (S2.16 transactionHistory). The URL sets the period and the kinds shown. */
export function TransactionsScreen() {
  const { t, i18n } = useTranslation('transactions');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const platform = usePlatform();
  const today = useMarketToday();
  const view = transactionViewOf(query);
  const span = spanOf(view.period, today);
  const filter = { kind: view.kind, ...span };
  const file = () => exportRecords(platform, i18n.language, filter);
  const isWrong = spanProblem(span) !== undefined;
  return (
    <RecordPage title={t('title')} aside={<SaveButton file={file} disabled={isWrong} />}>
      <FilterPanel set={[view.kind]} period={view.period}>
        <KindLinks view={view} />
        <PeriodFilter
          period={view.period}
          today={today}
          onChange={(period) =>
            navigate(transactionsPath({ ...view, period }), {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
      </FilterPanel>
      {!isWrong && <TransactionList filter={filter} />}
      <TextLink to="/statement" icon="chevronEnd">
        {t('statement')}
      </TextLink>
    </RecordPage>
  );
}
