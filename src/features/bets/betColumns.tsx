import type { TFunction } from 'i18next';
import type { Bet } from '#src/platform/endpoints/records/bets.ts';
import { BetStateBadge } from '#src/shared/records/BetStateBadge.tsx';
import { Amount, Moment } from '#src/shared/records/RecordCells.tsx';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import type { TableColumn } from '#src/ui/table/column.ts';
import { countsForBonus } from './countsForBonus.ts';

export type BetColumn =
  | 'game'
  | 'vendor'
  | 'at'
  | 'state'
  | 'stake'
  | 'validStake'
  | 'payout'
  | 'net';

const figure = (
  id: BetColumn & ('stake' | 'validStake' | 'payout' | 'net'),
  label: string,
  sortable: boolean,
): TableColumn<Bet, BetColumn> => ({
  ...{ id, label, sortable, kind: 'figure' },
  value: (bet) => bet[id] ?? '',
  cell: (bet) => {
    const amount = bet.state === 'open' && id !== 'stake' ? null : bet[id];
    return amount === null ? '–' : <Amount value={amount} />;
  },
});

/** The columns of bets: game (a link to the details of the bet), time, stake and result (S2.16). A running bet has no return yet. */
export const betColumns = (
  t: TFunction<'bets'>,
  pathOf: (bet: Bet) => string,
): readonly TableColumn<Bet, BetColumn>[] => [
  {
    ...{ id: 'game', label: t('game'), value: ({ displayName }) => displayName },
    cell: (bet) => <TextLink to={pathOf(bet)}>{bet.displayName}</TextLink>,
  },
  { id: 'vendor', label: t('vendor'), value: ({ vendorName }) => vendorName },
  {
    ...{ id: 'at', label: t('placed'), kind: 'moment', sortable: true, value: ({ at }) => at },
    cell: ({ at }) => <Moment at={at} />,
  },
  {
    ...{ id: 'state', label: t('status'), value: ({ state }) => t(`state.${state}`) },
    cell: (bet) => (
      <Stack direction="row" gap="xs" wrap>
        <BetStateBadge state={bet.state} label={t(`state.${bet.state}`)} />
        {countsForBonus(bet) && <Badge icon="gift">{t('bonus')}</Badge>}
      </Stack>
    ),
  },
  figure('stake', t('stake'), true),
  figure('validStake', t('validStake'), false),
  figure('payout', t('payout'), true),
  figure('net', t('net'), true),
];
