import { downloadFile } from '#src/ui/download/downloadFile.ts';
import type { TableColumn } from './column.ts';
import { tableCsv } from './csv.ts';

/** Saves all rows as a CSV file, not only the page, with moments in a time zone and figures in the decimals of a currency. `name` includes its extension. */
export function saveTable<Row>(
  name: string,
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  timeZone: string,
  decimals?: number,
): void {
  downloadFile(
    name,
    new Blob([tableCsv(columns, rows, timeZone, decimals)], { type: 'text/csv;charset=utf-8' }),
  );
}
