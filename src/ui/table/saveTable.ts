import { downloadFile } from '#src/ui/download/downloadFile.ts';
import type { TableColumn } from './column.ts';
import { tableCsv } from './csv.ts';

/** Saves rows as a CSV file, its moments in a zone: all of them, not only those of the page. `name` has its ending. */
export function saveTable<Row>(
  name: string,
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  timeZone: string,
): void {
  downloadFile(
    name,
    new Blob([tableCsv(columns, rows, timeZone)], { type: 'text/csv;charset=utf-8' }),
  );
}
