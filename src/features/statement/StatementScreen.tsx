import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '#src/i18n/useFormat.ts';
import { statementQuery } from '#src/platform/endpoints/records/statement.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { RecordPage } from '#src/shared/records/RecordPage.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { ChipLink } from '#src/ui/chip/ChipLink.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { ChipRow } from '#src/ui/scrollRow/ChipRow.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './Statement.css.ts';
import { Statement } from './Statement.tsx';
import { MONTHS, monthsOf, statementPath } from './statementPath.ts';

/** The member's monthly statement: balances and movements (S2.16 transactionHistory). The URL sets the number of months. */
export function StatementScreen() {
  const { t } = useTranslation('statement');
  const { count } = useFormat();
  const words = useErrorMessage();
  const [search] = useSearchParams();
  const shown = monthsOf(search);
  const { data, error, refetch, isFetching } = useQuery(statementQuery(usePlatform(), shown));
  const [current, before, ...others] = data?.months ?? [];
  return (
    <RecordPage title={t('title')}>
      <Text tone="secondary">{t('lead')}</Text>
      <div className={styles.controls}>
        <ChipRow label={t('choices')}>
          {MONTHS.map((months) => (
            <li key={months}>
              <ChipLink to={statementPath(months)} current={months === shown} replace>
                {t('months', { figure: count(months) })}
              </ChipLink>
            </li>
          ))}
        </ChipRow>
      </div>
      {current && before && <Statement months={[current, before, ...others]} />}
      {!data && error && (
        <ErrorState
          title={t('failed')}
          hint={words(error)}
          retryLabel={t('retry')}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {!data && !error && (
        <Card>
          <SkeletonLines />
        </Card>
      )}
    </RecordPage>
  );
}
