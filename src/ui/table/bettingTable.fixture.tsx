import { useState } from 'react';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { SearchField } from '#src/ui/searchField/SearchField.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { type Bet, type BetColumn, bets, COLUMNS, LABELS } from './betting.fixture.tsx';
import type { TableSelection } from './selection.ts';
import { Table, type TableProps } from './Table.tsx';

export type BetTableProps = TableProps<Bet, BetColumn>;

/** A betting record, all of it here. */
export const BETTING: Omit<BetTableProps, 'onViewChange'> = {
  label: 'Betting record',
  columns: COLUMNS,
  rowId: ({ id }) => id,
  content: { state: 'ready', rows: bets(24) },
  paging: { by: 'table', pageSize: 6 },
  view: { page: 1, sort: { column: 'time', descending: true } },
  card: { title: 'game', figures: ['stake', 'net'] },
  empty: (
    <EmptyState title="No bets yet" hint="Your bets appear here as soon as a game settles them." />
  ),
  labels: LABELS,
};

/** What the page that shows a table keeps for it. */
export function Looked(props: BetTableProps) {
  const [view, setView] = useState(props.view);
  return <Table {...props} view={view} onViewChange={setView} />;
}

/** With a field that searches it. */
export function Searching(props: BetTableProps) {
  const [search, setSearch] = useState('');
  return (
    <Stack gap="l">
      <SearchField label="Search" clearLabel="Clear" value={search} onChange={setSearch} />
      <Looked {...props} paging={{ by: 'table', pageSize: 6, search }} />
    </Stack>
  );
}

/** With rows that are chosen. */
export function Choosing(props: BetTableProps) {
  const [selected, onChange] = useState<ReadonlySet<string>>(new Set());
  const selection: TableSelection<Bet> = {
    selected,
    onChange,
    allLabel: 'Choose all of this page',
    rowLabel: ({ id, game }) => `Choose ${game}, ${id}`,
  };
  return (
    <Stack>
      <output>{selected.size} chosen</output>
      <Looked {...props} selection={selection} />
    </Stack>
  );
}
