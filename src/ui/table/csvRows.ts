const NUMBER = /^-?\d+(\.\d+)?$/;

/** Matches the start of a formula in spreadsheets, in both character widths. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/** Spreadsheets of many countries separate cells by semicolons. */
const MUST_QUOTE = /[",;\r\n\t]|^\s|\s$/;

/** The mark by which Excel recognizes a file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Formats one cell. A text that a spreadsheet would run as a formula gets an apostrophe before it, since names and notes are written by
 * other people; negative amounts stay numbers.
 */
function csvCell(value: string | number): string {
  const text = String(value);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return MUST_QUOTE.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Formats rows of cells as lines of a CSV file (RFC 4180). */
export const csvRows = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
