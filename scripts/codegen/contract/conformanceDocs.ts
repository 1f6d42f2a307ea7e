import type { Row } from './conformance.ts';
import type { Placed } from './placed.ts';

const INTRO = `# What answers the calls of the specification

<!-- Generated from schemas/platform/*.yaml and the tests by \`npm run codegen\`. Do not edit. -->

Each row of the specification's calls (S7), the calls of [the contract](platform.md) that answer it, and the tests that make them. Besides, every
call is made by its examples (\`sandbox/kernel/contract/contract.test.ts\`), corrupted in many ways, and tried by everyone whom it is not for (\`sandbox/proofs/\`).

| row | what | calls | tests |
| --- | --- | --- | --- |
`;

const callText = ({ method, path, operation }: Placed) =>
  `\`${method.toUpperCase()} ${path}\` ${operation.operationId}`;

const testText = (file: string) => `[${file.replace(/^.*\//, '')}](../${file})`;

/** The table of all rows. */
export const conformanceDocs = (rows: readonly Row[]): string =>
  INTRO +
  rows
    .map(
      ({ id, about, operations, tests }) =>
        `| ${id} | ${about} | ${operations.map(callText).join('<br>')} | ${tests.map(testText).join(', ')} |\n`,
    )
    .join('');
