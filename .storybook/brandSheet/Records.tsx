import { useMemo, useState } from 'react';
import { Money } from '#src/ui/money/Money.tsx';
import type { TableColumn, TableView } from '#src/ui/table/column.ts';
import type { TableLabels } from '#src/ui/table/labels.ts';
import { Table } from '#src/ui/table/Table.tsx';
import type { SheetWords } from './words.ts';

interface Bet {
  id: string;
  game: string;
  time: string;
  stake: string;
  net: string;
}

type BetColumn = Exclude<keyof Bet, 'id'>;

const BETS: readonly Bet[] = [
  { id: '1', game: 'Monsoon Drums', time: '18:24', stake: '40.00', net: '112.50' },
  { id: '2', game: 'Glass Mango', time: '18:11', stake: '100.00', net: '-100.00' },
  { id: '3', game: 'Night Ferry', time: '17:58', stake: '25.00', net: '-25.00' },
  { id: '4', game: 'River Kings', time: '17:40', stake: '60.00', net: '240.00' },
];

const taka = (amount: string): string => amount.replace(/^-?/, (sign) => `${sign}৳`);

type RecordWords = SheetWords['records'];

const columnsOf = ({ columns, won, lost }: RecordWords): TableColumn<Bet, BetColumn>[] => [
  { id: 'game', label: columns.game, value: ({ game }) => game, sortable: true },
  { id: 'time', label: columns.time, kind: 'moment', value: ({ time }) => time, sortable: true },
  {
    id: 'stake',
    label: columns.stake,
    kind: 'figure',
    value: ({ stake }) => stake,
    cell: ({ stake }) => <Money value={stake} text={taka(stake)} />,
    total: <Money value="225.00" text="৳225.00" />,
  },
  {
    id: 'net',
    label: columns.net,
    kind: 'figure',
    value: ({ net }) => net,
    cell: ({ net }) => {
      const movement = net.startsWith('-')
        ? ({ kind: 'loss', label: lost } as const)
        : ({ kind: 'gain', label: won } as const);
      return <Money value={net} text={taka(net)} movement={movement} />;
    },
    total: <Money value="227.50" text="৳227.50" />,
  },
];

const labelsOf = (words: RecordWords): TableLabels => ({
  ...words,
  pages: {
    region: words.label,
    previous: words.previousPage,
    next: words.nextPage,
    page: String,
    summary: (page, count) => `${page} / ${count}`,
  },
});

/** A table of records with figures, a sorted column and totals; on a phone, cards. */
export function Records({ words: { records } }: { words: SheetWords }) {
  const [view, setView] = useState<TableView<BetColumn>>({
    page: 1,
    sort: { column: 'time', descending: true },
  });
  const columns = useMemo(() => columnsOf(records), [records]);
  return (
    <Table
      label={records.label}
      columns={columns}
      rowId={({ id }) => id}
      content={{ state: 'ready', rows: BETS }}
      view={view}
      onViewChange={setView}
      card={{ title: 'game', figures: ['stake', 'net'] }}
      empty={null}
      labels={labelsOf(records)}
    />
  );
}
