import { styleText } from 'node:util';

/** The output of a command, and whether somebody can answer. */
export interface Io {
  out: (text: string) => void;
  err: (text: string) => void;
  /** Both ends are a terminal, so questions can be asked. */
  interactive: boolean;
  now: () => Date;
}

type Style = Parameters<typeof styleText>[0];

/** Coloured on a terminal that wants it (NO_COLOR and FORCE_COLOR apply), plain elsewhere. */
export const paint = (style: Style, text: string): string => styleText(style, text);

export const asJson = (value: unknown): string => JSON.stringify(value, null, 2);

/** Rows in aligned columns; the last column is left as it is. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, index) => {
      widths[index] = Math.max(widths[index] ?? 0, [...cell].length);
    });
  }
  const padded = (cell: string, index: number, last: boolean) =>
    last ? cell : cell + ' '.repeat((widths[index] ?? 0) - [...cell].length);
  return rows
    .map((row) => row.map((cell, i) => padded(cell, i, i === row.length - 1)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}
