const NUMBER = /^-?\d+(\.\d+)?$/;

/** What spreadsheets take for the start of a formula, in both widths of the letters. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

const MUST_QUOTE = /[",\r\n\t]|^\s|\s$/;

/** Excel takes a file for UTF-8 by this mark alone. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * One cell. A text that a spreadsheet would run as a formula gets an apostrophe before it, since names and notes come from
 * other people; amounts below zero stay numbers.
 */
function csvCell(value: string | number): string {
  const text = String(value);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return MUST_QUOTE.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows of cells as lines of a CSV file (RFC 4180). */
export const csvRows = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
