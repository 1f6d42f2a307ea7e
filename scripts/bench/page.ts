import type { Row } from './row.ts';

/** The parts of the bench, in the order of the page. */
export const PART_NAMES = [
  'build',
  'languages',
  'release',
  'change',
  'shards',
  'sites',
  'styles',
  'presses',
  'scroll',
  'records',
  'team',
  'sandbox',
  'overload',
] as const;
export type PartName = (typeof PART_NAMES)[number];

/** Whether a text is the name of a part. */
export const isPartName = (text: string): text is PartName =>
  PART_NAMES.some((name) => name === text);

/** A section of the performance page. */
export interface Section {
  title: string;
  /** What was measured, and how. */
  text: string;
  rows: readonly Row[];
}

/** A part that was measured, and the machine and the day of the figures. */
export interface MeasuredPart {
  name: PartName;
  /** The cores with their model, the memory, the system and the version of Node. */
  machine: string;
  /** ISO 8601, without a time. */
  date: string;
  sections: readonly Section[];
}

const HEAD = [
  '# Performance\n',
  'Written by `npm run bench`. Each section names the part that measures it anew, and the machine that has measured it.\n',
].join('\n');

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

/** The sentence of a section that names its part and its machine. */
const origin = ({ name, machine, date }: MeasuredPart): string =>
  `Measured by \`npm run bench -- ${name}\` on ${date}: ${machine}.`;

/** The part of a section of the page, by that sentence. */
const partOf = (section: string): string | undefined =>
  /^Measured by `npm run bench -- (\w+)`/m.exec(section)?.[1];

/** The sections of a measured part, in Markdown. */
export const partText = (part: MeasuredPart): string =>
  part.sections
    .map(({ title, text, rows }) => `## ${title}\n\n${text}\n\n${origin(part)}\n\n${table(rows)}\n`)
    .join('\n');

/** The page with the sections of this part in place of the old ones. The other sections keep their figures and their machines. */
export function pageWith(page: string, measured: MeasuredPart): string {
  const old = page.split(/^(?=## )/m).map((section) => `${section.trimEnd()}\n`);
  const parts = PART_NAMES.flatMap((name) =>
    name === measured.name
      ? [partText(measured)]
      : old.filter((section) => partOf(section) === name),
  );
  return [HEAD, ...parts].join('\n');
}
