import type { TFunction } from 'i18next';
import type { TeamBet } from '#src/platform/contract.generated.ts';
import { MemberLink } from '#src/shared/agentCentre/MemberLink.tsx';
import { BetStateBadge } from '#src/shared/records/BetStateBadge.tsx';
import { Amount, Moment } from '#src/shared/records/RecordCells.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import type { TableColumn } from '#src/ui/table/column.ts';
import { Text } from '#src/ui/text/Text.tsx';
import { netOf } from './netOf.ts';

type TeamBetColumn =
  | 'account'
  | 'game'
  | 'vendor'
  | 'at'
  | 'settledAt'
  | 'state'
  | 'stake'
  | 'payout'
  | 'net'
  | 'bet';

const figure = (
  id: TeamBetColumn,
  label: string,
  amountOf: (bet: TeamBet) => string | null,
): TableColumn<TeamBet, TeamBetColumn> => ({
  ...{ id, label, kind: 'figure', sortable: true },
  value: (bet) => amountOf(bet) ?? '',
  cell: (bet) => {
    const amount = amountOf(bet);
    return amount === null ? '–' : <Amount value={amount} />;
  },
});

const moment = (
  id: TeamBetColumn,
  label: string,
  at: (bet: TeamBet) => string | null,
): TableColumn<TeamBet, TeamBetColumn> => ({
  ...{ id, label, kind: 'moment' },
  value: (bet) => at(bet) ?? '',
  cell: (bet) => {
    const when = at(bet);
    return when === null ? '–' : <Moment at={when} />;
  },
});

/** The columns of team bets: account (a link to the member's details), game, time, amounts and result (S2.17). */
export const teamBetColumns = (
  t: TFunction<'agentRecords'>,
  vendorName: (code: string) => string,
): readonly TableColumn<TeamBet, TeamBetColumn>[] => [
  {
    ...{ id: 'account', label: t('account'), value: ({ account }) => account },
    cell: ({ account }) => <MemberLink account={account} />,
  },
  {
    ...{ id: 'game', label: t('bets.game'), value: ({ displayName }) => displayName },
    cell: ({ displayName, vassalage }) => (
      <Stack gap="xs">
        <span>{displayName}</span>
        <Text as="span" size="s" tone="secondary">
          {vendorName(vassalage)}
        </Text>
      </Stack>
    ),
  },
  { id: 'vendor', label: t('bets.vendor'), value: ({ vassalage }) => vendorName(vassalage) },
  { ...moment('at', t('bets.placed'), ({ at }) => at), sortable: true },
  {
    ...{ id: 'state', label: t('bets.status'), value: ({ state }) => t(`bets.state.${state}`) },
    cell: ({ state, betId }) => (
      <Stack gap="xs" align="start">
        <BetStateBadge state={state} label={t(`bets.state.${state}`)} />
        <Text as="span" size="s" tone="secondary">
          {t('bets.number', { number: betId })}
        </Text>
      </Stack>
    ),
  },
  figure('stake', t('bets.stake'), ({ stake }) => stake),
  figure('payout', t('bets.payout'), ({ state, payout }) => (state === 'open' ? null : payout)),
  figure('net', t('bets.net'), netOf),
  moment('settledAt', t('bets.settledAt'), ({ settledAt }) => settledAt),
  { id: 'bet', label: t('bets.bet'), value: ({ betId }) => betId },
];

const BESIDE: ReadonlySet<TeamBetColumn> = new Set(['vendor', 'bet']);

/** The columns of the table; vendor and bet number, columns of the file, are below the game and the state. */
export const shownColumns = (columns: ReturnType<typeof teamBetColumns>) =>
  columns.filter(({ id }) => !BESIDE.has(id));
