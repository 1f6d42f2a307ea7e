import type { MutantResult } from '@stryker-mutator/api/core';
import { describe, expect, it } from 'vitest';
import { findingsOf, type Outcome, outcomeOf } from './judge.ts';

const TEXT = 'const a = 1;\nreturn a <\n  b;\n';

const mutant = (status: MutantResult['status']): MutantResult => ({
  ...{ id: '1', fileName: '/root/a.ts', mutatorName: 'EqualityOperator', status },
  location: { start: { line: 2, column: 8 }, end: { line: 3, column: 4 } },
  replacement: 'a <=\n  b',
});

const outcomeWith = (...statuses: MutantResult['status'][]) =>
  outcomeOf(
    statuses.map(mutant),
    (fileName) => fileName.slice('/root/'.length),
    () => TEXT,
  );

describe('the result of a mutated module', () => {
  it('counts timed-out mutants as killed, and mutants that never ran as survivors', () => {
    expect(outcomeWith('Killed', 'Timeout', 'Survived', 'NoCoverage')).toMatchObject({
      ...{ killed: 2, mutants: 4, score: 50 },
    });
  });

  it('leaves out mutants that could not run', () => {
    expect(outcomeWith('Killed', 'Ignored', 'CompileError', 'RuntimeError')).toMatchObject({
      ...{ killed: 1, mutants: 1, score: 100 },
    });
  });

  it('describes a survivor by its change, on one line', () => {
    expect(outcomeWith('Survived').survivors).toEqual([
      { file: 'a.ts', line: 2, change: 'a < b → a <= b' },
    ]);
  });
});

describe('the check of a mutation result', () => {
  const survivors = [{ file: 'a.ts', line: 2, change: 'a → b' }];
  const outcome = (more: Partial<Outcome> = {}): Outcome => ({
    ...{ score: 90, killed: 9, mutants: 10, survivors, ...more },
  });
  const known = { 'a.ts': { 'a → b': 'It makes no difference.' } };

  it('accepts a survivor with a reason, and the minimum score', () => {
    expect(findingsOf(outcome(), known, ['a.ts'])).toEqual([]);
  });

  it('rejects a lower score', () => {
    expect(findingsOf(outcome({ score: 89.99 }), known, ['a.ts'])).toHaveLength(1);
  });

  it('rejects a survivor without a reason', () => {
    expect(findingsOf(outcome(), {}, ['a.ts'])).toEqual(['a.ts:2 survived: a → b']);
  });

  it('rejects a reason for a killed mutant of the same module', () => {
    const killed = outcome({ survivors: [] });
    expect(findingsOf(killed, known, ['a.ts'])).toHaveLength(1);
    expect(findingsOf(killed, known, ['b.ts'])).toEqual([]);
  });
});
