/** Excel takes a file for UTF-8 by this mark alone. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A text that a spreadsheet would take for a formula. */
const FORMULA = /^[=@\t\r]|^[+-](?![\d.]+$)/;

/** A cell: quoted where it must be, and never a formula. */
function cell(text: string): string {
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Rows of a CSV file (RFC 4180). */
export const csvRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** The beginning of a CSV file: that it is UTF-8, and what its columns are called. */
export const csvHead = (labels: readonly string[]): string => BYTE_ORDER_MARK + csvRows([labels]);
