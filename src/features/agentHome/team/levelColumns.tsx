import type { TFunction } from 'i18next';
import type { TeamLevel } from '#src/platform/contract.generated.ts';
import { Amount, Count } from '#src/shared/records/RecordCells.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import type { TableColumn } from '#src/ui/table/column.ts';
import { levelPath } from './figurePaths.ts';

type LevelColumn = keyof TeamLevel;

const people = (
  id: 'members' | 'active' | 'joined' | 'firstDepositors',
  label: string,
): TableColumn<TeamLevel, LevelColumn> => ({
  ...{ id, label, kind: 'figure', value: (level) => level[id] },
  cell: (level) => <Count value={level[id]} />,
});

const amount = (
  id: 'stake' | 'net' | 'deposits' | 'withdrawals',
  label: string,
): TableColumn<TeamLevel, LevelColumn> => ({
  ...{ id, label, kind: 'figure', value: (level) => level[id] },
  cell: (level) => <Amount value={level[id]} />,
});

/** The columns of a team's levels: the number of members and their figures. */
export const levelColumns = (
  t: TFunction<'agentHome'>,
  count: (number: number) => string,
): readonly TableColumn<TeamLevel, LevelColumn>[] => [
  {
    ...{ id: 'level', label: t('levels.level'), value: ({ level }) => level },
    cell: ({ level }) => (
      <TextLink to={levelPath(level)}>{t('levels.number', { level: count(level) })}</TextLink>
    ),
  },
  people('members', t('team.members')),
  people('active', t('figures.active')),
  amount('stake', t('figures.stake')),
  amount('net', t('figures.net')),
  amount('deposits', t('figures.deposits')),
  amount('withdrawals', t('figures.withdrawals')),
  people('joined', t('figures.joined')),
  people('firstDepositors', t('figures.firstDepositors')),
];
