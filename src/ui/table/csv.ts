import type { TableColumn } from './column.ts';
import { BYTE_ORDER_MARK, csvRows } from './csvRows.ts';

/** Formats rows of cells as a CSV file (RFC 4180) that Excel and others open as UTF-8. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  BYTE_ORDER_MARK + csvRows(rows);

/** Formats moments for spreadsheets, in a time zone: `2026-03-02 00:30:00`. Text that is no moment is unchanged. */
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
 * Formats a table as a CSV file: the labels of its columns, then the raw values of its rows. Moments are in a time zone, so that they fall
 * on the requested days. Whole figures have no decimals where the currency has none.
 */
export function tableCsv<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  timeZone: string,
  decimals = 2,
): string {
  const momentText = momentsIn(timeZone);
  const cellOf = ({ kind, value }: TableColumn<Row>, row: Row) => {
    const cell = value(row);
    if (kind === 'moment') return momentText(String(cell));
    return kind === 'figure' && decimals === 0 ? String(cell).replace(/\.0+$/, '') : cell;
  };
  return toCsv([
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map((column) => cellOf(column, row))),
  ]);
}
