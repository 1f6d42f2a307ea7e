import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PeriodFilter } from '#src/shared/records/PeriodFilter.tsx';
import { spanOf, spanProblem } from '#src/shared/records/recordPeriod.ts';
import { useMarketToday } from '#src/shared/records/useMarketToday.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { ExportButton } from './ExportButton.tsx';
import { KindLinks } from './KindLinks.tsx';
import { TransactionList } from './TransactionList.tsx';
import * as styles from './Transactions.css.ts';
import { transactionsPath, transactionViewOf } from './transactionPaths.ts';

/** What came into the member's wallets and went out of them (S2.16 transactionHistory). The address says which days and kinds are shown. */
export function TransactionsScreen() {
  const { t } = useTranslation('transactions');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const today = useMarketToday();
  const view = transactionViewOf(query);
  const span = spanOf(view.period, today);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Heading level={1}>{t('title')}</Heading>
        <ExportButton />
      </div>
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
      {!spanProblem(span) && <TransactionList filter={{ kind: view.kind, ...span }} />}
    </div>
  );
}
