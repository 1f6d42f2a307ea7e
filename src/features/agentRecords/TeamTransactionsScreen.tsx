import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { TeamTransaction, TeamTransactionPage } from '#src/platform/contract.generated.ts';
import { FILE_PAGE_SIZE } from '#src/platform/endpoints/agents/teamRecords.ts';
import {
  TEAM_TRANSACTION_SORTS,
  teamTransactionsQuery,
} from '#src/platform/endpoints/agents/teamTransactions.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { AgentRecord } from '#src/shared/agentCentre/AgentRecord.tsx';
import { chosenSort } from '#src/shared/records/recordSort.ts';
import { SaveRowsButton } from '#src/shared/records/SaveRowsButton.tsx';
import { useVendorName } from '#src/shared/records/useVendorName.ts';
import { TeamRecordPage } from './TeamRecordPage.tsx';
import { KindLinks } from './transactions/KindLinks.tsx';
import { teamTransactionColumns } from './transactions/teamTransactionColumns.tsx';
import {
  teamTransactionsPath,
  teamTransactionViewOf,
} from './transactions/teamTransactionPaths.ts';
import { useTeamView } from './useTeamView.ts';

const rowsOf = ({ transactions }: TeamTransactionPage) => transactions;
const rowId = ({ id }: TeamTransaction) => String(id);

/**
 * The page of money movements on the accounts of an agent's team (S1.3, S2.17 agentDownlineTransactionDetailsCopy). The address sets the
 * account, the days and the kind.
 */
export function TeamTransactionsScreen() {
  const { t } = useTranslation('agentRecords');
  const { amount, count } = useFormat();
  const platform = usePlatform();
  const vendorName = useVendorName();
  const { show, filter, ...page } = useTeamView(teamTransactionViewOf, teamTransactionsPath);
  const { kind, sort } = page.view;
  const queryOf = (size?: number) =>
    teamTransactionsQuery(platform, { ...filter, kind }, sort, size);
  const columns = useMemo(() => teamTransactionColumns(t, vendorName), [t, vendorName]);
  const file = { query: queryOf(FILE_PAGE_SIZE), name: `team-transactions-${page.span.to}` };
  return (
    <TeamRecordPage
      {...page}
      title={t('transactions.title')}
      onChange={show}
      set={[kind]}
      links={<KindLinks view={page.view} />}
      file={<SaveRowsButton {...file} rowsOf={rowsOf} rowId={rowId} columns={columns} />}
    >
      <AgentRecord
        query={queryOf()}
        rowsOf={rowsOf}
        totalsOf={(first) => [
          { label: t('transactions.totalIn'), figure: first && amount(first.totals.in) },
          { label: t('transactions.totalOut'), figure: first && amount(first.totals.out) },
          { label: t('transactions.count'), figure: first && count(first.total) },
        ]}
        note={t('transactions.withinTeam')}
        label={t('transactions.label')}
        columns={columns}
        rowId={rowId}
        card={{ title: 'account', figures: ['what', 'amount'] }}
        sort={sort ?? { column: 'at', descending: true }}
        onSort={(chosen) => show({ sort: chosenSort(chosen, TEAM_TRANSACTION_SORTS) })}
        icon="table"
        words={{
          none: t('transactions.none'),
          failed: t('transactions.failed'),
          older: t('transactions.older'),
        }}
      />
    </TeamRecordPage>
  );
}
