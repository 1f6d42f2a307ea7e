import type { Row } from './row.ts';

/** A part of the performance page. */
export interface Section {
  title: string;
  /** What was measured, and how. */
  text: string;
  rows: readonly Row[];
}

const line = (...cells: string[]) => `| ${cells.join(' | ')} |`;

function table(rows: readonly Row[]): string {
  return [
    line('figure', 'measured', 'goal', ''),
    line('---', '---', '---', '---'),
    ...rows.map(({ figure, value, goal, met }) =>
      line(figure, value, goal, met ? 'met' : '**missed**'),
    ),
  ].join('\n');
}

/** docs/performance.md: the figures, with the command and the machine that measured them. */
export function performancePage(sections: readonly Section[], machine: string): string {
  const parts = sections.map(
    ({ title, text, rows }) => `## ${title}\n\n${text}\n\n${table(rows)}\n`,
  );
  return [
    '# Performance\n',
    `Measured with \`npm run bench\`, which writes this page, on ${machine}.\n`,
    ...parts,
  ].join('\n');
}
