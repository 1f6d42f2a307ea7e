import { useState } from 'react';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { SearchField } from '#src/ui/searchField/SearchField.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { type Bet, type BetColumn, bets, COLUMNS, LABELS } from './betting.fixture.tsx';
import type { TableSelection } from './selection.ts';
import { Table, type TableProps } from './Table.tsx';

export type BetTableProps = TableProps<Bet, BetColumn>;

/** A betting record with all its rows loaded. */
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

/** A table that keeps its own view. */
export function StatefulTable(props: BetTableProps) {
  const [view, setView] = useState(props.view);
  return <Table {...props} view={view} onViewChange={setView} />;
}

/** A table with a search field. */
export function SearchableTable(props: BetTableProps) {
  const [search, setSearch] = useState('');
  return (
    <Stack gap="l">
      <SearchField label="Search" clearLabel="Clear" value={search} onChange={setSearch} />
      <StatefulTable {...props} paging={{ by: 'table', pageSize: 6, search }} />
    </Stack>
  );
}

/** A table with selectable rows. */
export function SelectableTable(props: BetTableProps) {
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
      <StatefulTable {...props} selection={selection} />
    </Stack>
  );
}
