import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#src/platform/contract.generated.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { DetailList } from './DetailList.tsx';
import { profileValues, shownNames } from './profileFields.ts';
import { useSettings } from './useSettings.ts';

export interface KnownDetailsProps {
  query: Pick<UseQueryResult<Profile>, 'data' | 'error' | 'isFetching' | 'refetch'>;
}

/** The player's details: a skeleton while they load, a retry button if they fail to load. */
export function KnownDetails({ query }: KnownDetailsProps) {
  const { t } = useTranslation('member');
  const words = useErrorMessage();
  const settings = useSettings();
  const { data, error, isFetching, refetch } = query;
  if (!data && error) {
    return (
      <ErrorState
        title={t('details.failed')}
        hint={words(error)}
        retryLabel={t('retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const values = data && profileValues(data);
  const contacts = [
    { term: t('details.mobile'), value: <bdi>{data?.mobile ?? t('details.unbound')}</bdi> },
    { term: t('details.email'), value: data?.email ?? t('details.unbound') },
  ];
  return (
    <Stack gap="s">
      {values ? (
        <DetailList names={shownNames(values, settings)} values={values} others={contacts} />
      ) : (
        <DefinitionList
          loading
          terms={[
            ...(['nickname', 'realName', 'birthday'] as const).map((name) => t(`field.${name}`)),
            ...contacts.map(({ term }) => term),
          ]}
        />
      )}
      <TextLink to="/security" icon="chevronEnd">
        {t('details.contacts')}
      </TextLink>
    </Stack>
  );
}
