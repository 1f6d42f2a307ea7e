import { describe, expect, it } from 'vitest';
import { ROOT } from '#scripts/roots/roots.ts';
import { conformanceRows, idsIn, readTests } from './conformance.ts';
import { platformContract } from './platformContract.ts';

describe('the conformance table', () => {
  const contract = platformContract(ROOT);
  const tests = readTests(ROOT);

  it('has calls and tests for every row of S7', () => {
    const rows = conformanceRows(contract, tests);
    // S7.31 is about all answers.
    const calls = Array.from({ length: 29 }, (_, index) => `S7.${index + 2}`);
    expect(rows.map(({ id }) => id)).toEqual([...calls, 'S7.32']);
  });

  it('cannot be generated while rows have no call, and names all of them', () => {
    const operations = contract.operations.filter(
      ({ operation }) => !idsIn(operation.description).has('S7.5'),
    );
    expect(() => conformanceRows({ ...contract, operations }, tests)).toThrow(
      'S7.5: no call names it',
    );
  });

  it('cannot be generated while a row has no test', () => {
    expect(() => conformanceRows(contract, [])).toThrow(/S7\.2: no test.*\n(.*\n)*S7\.30: no test/);
  });

  it('counts a range of ids for each of them', () => {
    expect([...idsIn('A rule (S4.2, S7.3–S7.5, S7.9–10).')]).toEqual([
      'S7.3',
      'S7.4',
      'S7.5',
      'S7.9',
      'S7.10',
    ]);
  });
});
