import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { RegistrationLink } from '#src/platform/contract.generated.ts';
import { Moment } from '#src/shared/records/RecordCells.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { LastDay } from './LastDay.tsx';
import { LinkStateBadge } from './LinkStateBadge.tsx';
import { Rebate } from './Rebate.tsx';

/** The terms of a link: account type, rebate, and how long it works. */
export function LinkFacts({ link }: { link: RegistrationLink }) {
  const { t } = useTranslation('agentRegistration');
  const { makes, rebatePercent, expiresAt, createdAt, disabledAt, state, useLimit } = link;
  const { count } = useFormat();
  return (
    <DefinitionList
      items={[
        { term: t('state.label'), value: <LinkStateBadge state={state} /> },
        { term: t('makes'), value: t(`kind.${makes}`) },
        { term: t('rebate'), value: <Rebate percent={rebatePercent} /> },
        { term: t('lastDay'), value: <LastDay expiresAt={expiresAt} /> },
        {
          term: t('useLimit'),
          value: useLimit === null ? t('noUseLimit') : count(useLimit),
        },
        { term: t('created'), value: <Moment at={createdAt} /> },
        ...(disabledAt ? [{ term: t('disabledAt'), value: <Moment at={disabledAt} /> }] : []),
      ]}
    />
  );
}
