import type { TFunction } from 'i18next';
import type { TeamMember } from '#src/platform/contract.generated.ts';
import { Nickname } from '#src/shared/agentCentre/Nickname.tsx';
import { Amount, Count, Moment } from '#src/shared/records/RecordCells.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import type { TableColumn } from '#src/ui/table/column.ts';
import { DownlineLink } from './DownlineLink.tsx';
import { memberKind } from './memberKind.ts';
import { memberStatus } from './suspension/memberStatus.ts';
import { StatusCell } from './suspension/StatusCell.tsx';

type TeamColumn =
  | 'account'
  | 'nickname'
  | 'type'
  | 'status'
  | 'upline'
  | 'team'
  | 'downlines'
  | 'balance'
  | 'joined'
  | 'lastLogin';

export interface TeamColumnOptions {
  /** The address of a member's details. */
  detailsOf: (member: TeamMember) => string;
  /** The address of a member's direct downlines. */
  below: (member: TeamMember) => string;
  /** Whether the list spans several levels. */
  withUpline: boolean;
}

/**
 * The columns of a team: account, team size, balance and dates (S2.17). The account links to the details, the number of direct downlines to
 * the level below. The upline is the same within a level, so it is left out there.
 */
export const teamColumns = (
  t: TFunction<'agentTeam'>,
  { detailsOf, below, withUpline }: TeamColumnOptions,
): readonly TableColumn<TeamMember, TeamColumn>[] => [
  {
    ...{ id: 'account', label: t('account'), sortable: true },
    value: ({ account }) => account,
    cell: (member) => <TextLink to={detailsOf(member)}>{member.account}</TextLink>,
  },
  {
    ...{ id: 'nickname', label: t('nickname'), value: ({ nickname }) => nickname },
    cell: ({ nickname }) => <Nickname name={nickname} />,
  },
  { id: 'type', label: t('type'), value: (member) => t(`kind.${memberKind(member)}`) },
  {
    ...{ id: 'status', label: t('status.title') },
    value: (member) => t(`status.${memberStatus(member)}`),
    cell: (member) => <StatusCell member={member} />,
  },
  ...(withUpline
    ? [{ id: 'upline', label: t('upline'), value: ({ upline }: TeamMember) => upline } as const]
    : []),
  {
    ...{ id: 'team', label: t('team'), kind: 'figure', value: ({ team }) => team },
    cell: ({ team }) => <Count value={team} />,
  },
  {
    ...{ id: 'downlines', label: t('downlines'), kind: 'figure' },
    value: ({ downlines }) => downlines,
    cell: (member) => <DownlineLink member={member} to={below(member)} />,
  },
  {
    ...{ id: 'balance', label: t('balance'), kind: 'figure', value: ({ balance }) => balance },
    cell: ({ balance }) => <Amount value={balance} />,
  },
  {
    ...{ id: 'joined', label: t('joined'), kind: 'moment', sortable: true },
    value: ({ joinedAt }) => joinedAt,
    cell: ({ joinedAt }) => <Moment at={joinedAt} />,
  },
  {
    ...{ id: 'lastLogin', label: t('lastLogin'), kind: 'moment', sortable: true },
    value: ({ lastLoginAt }) => lastLoginAt ?? t('never'),
    cell: ({ lastLoginAt }) => (lastLoginAt ? <Moment at={lastLoginAt} /> : t('never')),
  },
];

/** The columns of the table: next to the upline there is no room for the nickname, which is in the file and in the details. */
export const shownColumns = (columns: readonly TableColumn<TeamMember, TeamColumn>[]) =>
  columns.some(({ id }) => id === 'upline')
    ? columns.filter(({ id }) => id !== 'nickname')
    : columns;
