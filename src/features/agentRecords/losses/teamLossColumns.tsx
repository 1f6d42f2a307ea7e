import type { TFunction } from 'i18next';
import type { TeamLoss } from '#src/platform/contract.generated.ts';
import { MemberLink } from '#src/shared/agentCentre/MemberLink.tsx';
import { Nickname } from '#src/shared/agentCentre/Nickname.tsx';
import { Amount, Count } from '#src/shared/records/RecordCells.tsx';
import type { TableColumn } from '#src/ui/table/column.ts';

type Sum = 'stake' | 'payout' | 'net' | 'bonus' | 'rebate' | 'result';
type TeamLossColumn = 'account' | 'nickname' | 'level' | 'bets' | Sum;

const figure = (id: Sum, label: string): TableColumn<TeamLoss, TeamLossColumn> => ({
  ...{ id, label, kind: 'figure' },
  value: (loss) => loss[id],
  cell: (loss) => <Amount value={loss[id]} />,
});

/** The columns of team results: account (a link to the member's details), bets, stakes, result and rewards (S2.17). */
export const teamLossColumns = (
  t: TFunction<'agentRecords'>,
): readonly TableColumn<TeamLoss, TeamLossColumn>[] => [
  {
    ...{ id: 'account', label: t('account'), value: ({ account }) => account },
    cell: ({ account }) => <MemberLink account={account} />,
  },
  {
    ...{ id: 'nickname', label: t('nickname'), value: ({ nickname }) => nickname },
    cell: ({ nickname }) => <Nickname name={nickname} />,
  },
  {
    ...{ id: 'level', label: t('losses.level'), kind: 'figure', value: ({ level }) => level },
    cell: ({ level }) => <Count value={level} />,
  },
  {
    ...{ id: 'bets', label: t('losses.bets'), kind: 'figure', value: ({ bets }) => bets },
    cell: ({ bets }) => <Count value={bets} />,
  },
  figure('stake', t('losses.stake')),
  figure('payout', t('losses.payout')),
  figure('net', t('losses.net')),
  figure('bonus', t('losses.bonus')),
  figure('rebate', t('losses.rebate')),
  figure('result', t('losses.result')),
];
