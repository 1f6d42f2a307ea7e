import type { TableColumn } from './column.ts';
import { BYTE_ORDER_MARK, csvRows } from './csvRows.ts';

/** Rows of cells as a CSV file (RFC 4180) that Excel and others open as UTF-8. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  BYTE_ORDER_MARK + csvRows(rows);

/** Writes moments as spreadsheets read them, in a zone: `2026-03-02 00:30:00`. Words in the place of one stay as they are. */
function momentsIn(timeZone: string): (moment: string) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    ...{ dateStyle: 'short', timeStyle: 'medium', timeZone },
  });
  return (text) => {
    const moment = Date.parse(text);
    return Number.isNaN(moment) ? text : format.format(moment);
  };
}

/**
 * A table as a CSV file: the labels of its columns, then the values of its rows as they are, not as they are shown. Moments are written
 * in a zone, so that they lie in the days that were asked for.
 */
export function tableCsv<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  timeZone: string,
): string {
  const momentText = momentsIn(timeZone);
  const cellOf = ({ kind, value }: TableColumn<Row>, row: Row) =>
    kind === 'moment' ? momentText(String(value(row))) : value(row);
  return toCsv([
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map((column) => cellOf(column, row))),
  ]);
}
