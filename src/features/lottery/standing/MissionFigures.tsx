import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import {
  type MissionScope,
  missionSummaryQuery,
} from '#src/platform/endpoints/lottery/missions.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { Money } from '#src/ui/money/Money.tsx';

/** The player's missions at a glance. */
export function MissionFigures({ scope }: { scope: MissionScope }) {
  const { t, i18n } = useTranslation('lottery');
  const words = useErrorMessage();
  const { count, amount } = useFormat();
  const query = missionSummaryQuery(usePlatform(), i18n.language, scope);
  const { data, error, isFetching, refetch } = useQuery(query);
  const terms = {
    done: t('standing.done'),
    open: t('standing.open'),
    claimable: t('standing.claimable'),
    staked: t('standing.staked'),
  };
  if (data) {
    const { open, done, claimed, claimable, own } = data;
    const money = (value: string) => <Money value={value} text={amount(value)} />;
    return (
      <DefinitionList
        items={[
          { term: terms.done, value: count(done + claimed) },
          { term: terms.open, value: count(open) },
          { term: terms.claimable, value: money(claimable.money) },
          { term: terms.staked, value: money(own.staked) },
        ]}
      />
    );
  }
  if (error) {
    return (
      <ErrorState
        title={t('standing.failed')}
        hint={words(error)}
        retryLabel={t('retry')}
        retrying={isFetching}
        onRetry={refetch}
      />
    );
  }
  return <DefinitionList loading terms={Object.values(terms)} />;
}
