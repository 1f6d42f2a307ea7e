import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { teamQuery } from '#src/platform/endpoints/agents/team.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { searchedAccount } from '#src/shared/agentCentre/agentPaths.ts';
import { DebouncedSearch } from '#src/shared/lists/DebouncedSearch.tsx';
import { PagedList } from '#src/shared/lists/PagedList.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { AgentChoice } from './AgentChoice.tsx';

export interface PickDialogProps {
  onClose: () => void;
  onPick: (account: string) => void;
}

/** The picker for the agent directly below who is offered a contract (S6.4). */
export function PickDialog({ onClose, onPick }: PickDialogProps) {
  const { t } = useTranslation('agentContracts');
  const [account, setAccount] = useState('');
  const query = useInfiniteQuery(teamQuery(usePlatform(), { account, makes: 'agent', level: 1 }));
  const labels = {
    ...{ failed: t('offer.agentsFailed'), retry: t('retry') },
    older: t('offer.older'),
  };
  return (
    <Dialog title={t('offer.title')} closeLabel={t('close')} open onClose={onClose} size="l">
      <Stack gap="m">
        <Text>{t('offer.pick')}</Text>
        <DebouncedSearch
          label={t('offer.search')}
          clearLabel={t('offer.clear')}
          text={account}
          onChange={(typed) => setAccount(searchedAccount(typed))}
        />
        <PagedList query={query} labels={labels}>
          {(pages) => {
            const agents = pages.flatMap(({ members }) => members);
            if (agents.length > 0) return <AgentChoice agents={agents} onPick={onPick} />;
            return account === '' ? (
              <EmptyState icon="user" title={t('offer.none')} hint={t('offer.noneHint')} />
            ) : (
              <EmptyState icon="user" title={t('offer.notFound')} />
            );
          }}
        </PagedList>
      </Stack>
    </Dialog>
  );
}
