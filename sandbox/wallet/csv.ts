/** A text that a spreadsheet would take for a formula. */
const FORMULA = /^[=@\t\r]|^[+-](?![\d.]+$)/;

/** A cell: quoted where it must be, and never a formula. */
function cell(text: string): string {
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Rows as CSV (RFC 4180). */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
