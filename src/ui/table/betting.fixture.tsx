import { Money } from '#src/ui/money/Money.tsx';
import type { TableColumn } from './column.ts';
import type { TableLabels } from './labels.ts';

export interface Bet {
  id: string;
  time: string;
  game: string;
  vendor: string;
  stake: string;
  net: string;
}

const GAMES = [
  'Monsoon Drums',
  'Glass Mango',
  'Night Ferry',
  'River Kings',
  'Copper Reel',
  'Kite Season',
];
const VENDORS = ['Banyan Works', 'Tall Heron', 'Lantern Row'];

/** Plausible bets of a player, the same on every render. */
export const bets = (count: number): Bet[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `B-${1000 + at}`,
    time: new Date(Date.UTC(2026, 2, 5, 18, 30) - at * 7 * 60_000).toISOString(),
    game: GAMES[(at * 7) % GAMES.length] ?? '',
    vendor: VENDORS[at % VENDORS.length] ?? '',
    stake: `${((at * 37) % 90) + 10}.00`,
    net: at % 3 === 0 ? `${((at * 53) % 400) + 5}.50` : `-${((at * 37) % 90) + 10}.00`,
  }));

const clock = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Dhaka',
});

const taka = (amount: string) => `${amount.startsWith('-') ? '−' : ''}৳${amount.replace('-', '')}`;

export type BetColumn = 'game' | 'vendor' | 'time' | 'stake' | 'net';

export const COLUMNS: readonly TableColumn<Bet, BetColumn>[] = [
  { id: 'game', label: 'Game', value: ({ game }) => game, sortable: true },
  { id: 'vendor', label: 'Vendor', value: ({ vendor }) => vendor, sortable: true },
  {
    id: 'time',
    label: 'Time',
    kind: 'moment',
    value: ({ time }) => time,
    cell: ({ time }) => clock.format(new Date(time)),
    sortable: true,
  },
  {
    id: 'stake',
    label: 'Stake',
    kind: 'figure',
    value: ({ stake }) => stake,
    cell: ({ stake }) => <Money value={stake} text={taka(stake)} />,
    sortable: true,
    total: <Money value="12480" text="৳12,480.00" />,
  },
  {
    id: 'net',
    label: 'Net result',
    kind: 'figure',
    value: ({ net }) => net,
    cell: ({ net }) => (
      <Money
        value={net}
        text={taka(net)}
        movement={
          net.startsWith('-') ? { kind: 'loss', label: 'Lost' } : { kind: 'gain', label: 'Won' }
        }
      />
    ),
    sortable: true,
    total: <Money value="-1240.5" text="−৳1,240.50" />,
  },
];

export const LABELS: TableLabels = {
  total: 'Total',
  details: 'Details',
  lessDetails: 'Less',
  sortBy: 'Sort by',
  asListed: 'Default order',
  ascending: 'Sorted ascending; press to reverse',
  descending: 'Sorted descending; press to reverse',
  oldest: 'Oldest first; press to reverse',
  newest: 'Newest first; press to reverse',
  pages: {
    region: 'Pages of bets',
    previous: 'Previous page',
    next: 'Next page',
    page: (page) => `Page ${page}`,
    summary: (page, count) => `Page ${page} of ${count}`,
  },
};
