import type { TFunction } from 'i18next';
import type { Leader, LeaderboardPrize } from '#src/platform/contract.generated.ts';
import type { TableColumn } from '#src/ui/table/column.ts';
import { BoardAmount, Player } from './BoardCells.tsx';

type BoardColumn = 'player' | 'staked' | 'prize';

/** The leaderboard's columns: rank, player, stake, and prize when the period ends (S2.16). */
export function boardColumns(
  t: TFunction<'missions'>,
  prizes: readonly LeaderboardPrize[],
): readonly TableColumn<Leader, BoardColumn>[] {
  const prizeOf = ({ place }: Leader) => prizes.find((prize) => prize.place === place)?.amount;
  return [
    {
      id: 'player',
      label: t('board.player'),
      value: ({ customerName }) => customerName,
      cell: (leader) => <Player {...leader} />,
    },
    {
      id: 'staked',
      label: t('board.staked'),
      kind: 'figure',
      value: ({ staked }) => staked,
      cell: ({ staked }) => <BoardAmount value={staked} />,
    },
    {
      id: 'prize',
      label: t('board.prize'),
      kind: 'figure',
      value: (leader) => prizeOf(leader) ?? '0.00',
      cell: (leader) => <BoardAmount value={prizeOf(leader)} />,
    },
  ];
}
