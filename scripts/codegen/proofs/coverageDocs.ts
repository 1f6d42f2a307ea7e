import { basename } from 'node:path';
import type { Covered } from './coverage.ts';
import { PROOF_KINDS } from './readProofs.ts';

const CHAPTERS: Record<string, string> = {
  S1: 'What the product does and for whom',
  S2: 'Screens and routes',
  S3: 'Entities and their fields',
  S4: 'States and transitions',
  S5: 'Validation rules',
  S6: 'Roles and permissions',
  S7: 'Calls',
  S8: 'Errors',
  S9: 'Constants and limits',
};

/** Files beyond this number are counted, not named. */
const NAMED = 5;

function filesOf({ proofs }: Covered, kind: (typeof PROOF_KINDS)[number]): string {
  const files = [...new Set(proofs.filter((each) => each.kind === kind).map(({ file }) => file))];
  const named = files.slice(0, NAMED).map((file) => `[${basename(file)}](../${file})`);
  return [...named, ...(files.length > NAMED ? [`${files.length - NAMED} more`] : [])].join(', ');
}

function chapter([id, title]: [string, string], rows: readonly Covered[]): string {
  const lines = rows
    .filter((row) => row.id.startsWith(`${id}.`))
    .map((row) => {
      const said = row.open === undefined ? row.says : `${row.says} *Not yet: ${row.open}.*`;
      const cells = [row.id, said, ...PROOF_KINDS.map((kind) => filesOf(row, kind))];
      return `| ${cells.join(' | ')} |`;
    });
  return `## ${id} ${title}

| id | what | journeys | stories | others |
| --- | --- | --- | --- | --- |
${lines.join('\n')}`;
}

/** docs/coverage.md: each id of the specification and the tests whose titles name it. */
export function coverageDocs(rows: readonly Covered[]): string {
  const open = rows.filter((row) => row.open !== undefined).length;
  const rest = open > 0 ? '; what is still to come is said beside the others' : '';
  return `# What proves each sentence of the specification

<!-- Generated from the titles of the tests by \`npm run codegen\`. Do not edit. -->

A test that proves a sentence has its id in its title; a story, in its description. ${rows.length - open} of ${rows.length} sentences are built and
proven${rest}. The calls (S7) are besides in [platform-conformance.md](platform-conformance.md).

${Object.entries(CHAPTERS)
  .map((each) => chapter(each, rows))
  .join('\n\n')}
`;
}
