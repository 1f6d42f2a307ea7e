import { basename } from 'node:path';
import type { Chapter, Requirement } from './compliance.ts';

const link = (file: string) => `[${basename(file)}](../${file})`;

/** A text in a cell of a table. */
const cell = (text: string) => text.replaceAll('|', '\\|');

function row({ says, components, tests }: Requirement): string {
  const proofs = tests.map(({ file, title }) => `${link(file)}: ${cell(title)}`);
  const cells = [cell(says), components.map(link).join('<br>'), proofs.join('<br>')];
  return `| ${cells.join(' | ')} |`;
}

function section({ title, requirements }: Chapter): string {
  return `## ${title}

| requirement | done by | proven by |
| --- | --- | --- |
${requirements.map(row).join('\n')}`;
}

/** docs/compliance.md: each requirement of law and player protection, the files that meet it and the tests that prove it. */
export function complianceDocs(chapters: readonly Chapter[]): string {
  const count = chapters.flatMap(({ requirements }) => requirements).length;
  return `# What the law and the protection of players ask, and what proves it

<!-- Generated from scripts/codegen/proofs/compliance.json by \`npm run codegen\`. Do not edit. -->

Requirements: ${count}. Every brand meets all of them; no manifest, flag, token or module can switch one off. Each is listed with the files
that do it and the tests that prove it: a test by its title, a story by its export. \`npm test\` fails where a file, a test or a story
named here does not exist. To add a requirement or a proof, edit \`scripts/codegen/proofs/compliance.json\` and run
\`npm run codegen\`.

What a brand states is explained in [manifest.md](manifest.md), what a platform has to do in [platform.md](platform.md). Files in \`sandbox/\`
belong to the reference platform: an operator's own platform has to do the same.

${chapters.map(section).join('\n\n')}
`;
}
