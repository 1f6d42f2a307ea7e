import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from './merge.ts';
import type { Placed } from './placed.ts';
import rows from './specRows.json' with { type: 'json' };

/** A row of the table of calls: a specification id, the calls that answer it, and their tests. */
export interface Row {
  id: string;
  about: string;
  operations: Placed[];
  tests: string[];
}

/** A test by its file and text. */
export interface TestFile {
  file: string;
  text: string;
}

/** Tests of the platform's own calls; a test that loops over all calls counts for none. */
const TESTS = 'sandbox/**/*.test.ts';
const OVER_ALL = /^sandbox\/(kernel\/contract|proofs)\//;

/** The ids of the specification in a text, ranges such as `S7.3–S7.5` written out. */
export function idsIn(text: string): Set<string> {
  const ids = [...text.matchAll(/S7\.(\d+)(?:–(?:S7\.)?(\d+))?/g)].flatMap(([, from, to]) => {
    const first = Number(from);
    const count = Number(to ?? from) - first + 1;
    return Array.from({ length: count }, (_, index) => `S7.${first + index}`);
  });
  return new Set(ids);
}

/** The part of a path before its first parameter, as tests write it. */
const stem = (path: string): string => path.replace(/\{.*$/, '');

/** The tests of the platform below a root. */
export const readTests = (root: string): TestFile[] =>
  globSync(TESTS, { cwd: root })
    .filter((file) => !OVER_ALL.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/**
 * Every row of the specification's calls with the contract's calls that name it and the tests that make them. Throws with all rows without
 * a call or a test.
 */
export function conformanceRows({ operations }: Contract, tests: readonly TestFile[]): Row[] {
  const all = Object.entries(rows).map(([id, about]): Row => {
    const own = operations.filter(({ operation }) => idsIn(operation.description).has(id));
    const stems = own.map(({ path }) => stem(path));
    const testing = tests.filter(
      ({ text }) => idsIn(text).has(id) || stems.some((one) => text.includes(one)),
    );
    return { id, about, operations: own, tests: testing.map(({ file }) => file) };
  });
  const findings = all.flatMap(({ id, operations: own, tests: testing }) => [
    ...(own.length === 0 ? [`${id}: no call names it in its description`] : []),
    ...(own.length > 0 && testing.length === 0 ? [`${id}: no test makes a call of it`] : []),
  ]);
  if (findings.length > 0) throw new Error(findings.join('\n'));
  return all;
}
