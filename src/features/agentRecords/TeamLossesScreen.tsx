import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { TeamLoss, TeamLossPage } from '#src/platform/contract.generated.ts';
import { teamLossesQuery } from '#src/platform/endpoints/agents/teamLosses.ts';
import { FILE_PAGE_SIZE } from '#src/platform/endpoints/agents/teamRecords.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { AgentRecord } from '#src/shared/agentCentre/AgentRecord.tsx';
import { SaveRowsButton } from '#src/shared/records/SaveRowsButton.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { teamLossColumns } from './losses/teamLossColumns.tsx';
import {
  LOSS_ORDERS,
  lossOrderOf,
  teamLossesPath,
  teamLossViewOf,
} from './losses/teamLossPaths.ts';

import { TeamRecordPage } from './TeamRecordPage.tsx';
import { useTeamView } from './useTeamView.ts';

const rowsOf = ({ losses }: TeamLossPage) => losses;
const rowId = ({ memberId }: TeamLoss) => memberId;

/** The page of wins, losses and rewards of each team member (S1.3, S2.17 palStatementsAgentCopy). The address sets account and order. */
export function TeamLossesScreen() {
  const { t } = useTranslation('agentRecords');
  const { amount, count } = useFormat();
  const platform = usePlatform();
  const { show, filter, ...page } = useTeamView(teamLossViewOf, teamLossesPath);
  const { sort } = page.view;
  const queryOf = (size?: number) => teamLossesQuery(platform, { ...filter, sort }, size);
  const columns = useMemo(() => teamLossColumns(t), [t]);
  const file = { query: queryOf(FILE_PAGE_SIZE), name: `team-results-${page.span.to}` };
  const orders = LOSS_ORDERS.map((value) => ({ value, label: t(`losses.order.${value}`) }));
  return (
    <TeamRecordPage
      {...page}
      title={t('losses.title')}
      onChange={show}
      lead={<Text tone="secondary">{t('losses.lead')}</Text>}
      filters={
        <Select
          label={t('losses.sort')}
          options={orders}
          value={sort}
          onChange={(value) => show({ sort: lossOrderOf(value) })}
        />
      }
      file={<SaveRowsButton {...file} rowsOf={rowsOf} rowId={rowId} columns={columns} />}
    >
      <AgentRecord
        query={queryOf()}
        rowsOf={rowsOf}
        countedAt={(first) => first.countedAt}
        nextCountAt={(first) => first.nextCountAt}
        totalsOf={(first) => [
          { label: t('losses.players'), figure: first && count(first.total) },
          { label: t('losses.bets'), figure: first && count(first.totals.bets) },
          { label: t('losses.stake'), figure: first && amount(first.totals.stake) },
          { label: t('losses.payout'), figure: first && amount(first.totals.payout) },
          { label: t('losses.net'), figure: first && amount(first.totals.net) },
          { label: t('losses.bonus'), figure: first && amount(first.totals.bonus) },
          { label: t('losses.rebate'), figure: first && amount(first.totals.rebate) },
          { label: t('losses.result'), figure: first && amount(first.totals.result) },
        ]}
        label={t('losses.label')}
        columns={columns}
        rowId={rowId}
        card={{ title: 'account', figures: ['stake', 'net'] }}
        icon="sort"
        words={{ none: t('losses.none'), failed: t('losses.failed'), older: t('losses.older') }}
      />
    </TeamRecordPage>
  );
}
