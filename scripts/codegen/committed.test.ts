import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TARGETS } from '#scripts/codegen/targets.ts';
import { ROOT } from '#scripts/roots/roots.ts';

/** Generated lines that are committed; the product's limit is 15,000, and messages and calls add to them every week. */
const MOST_LINES = 14_400;

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);

const lines = (file: string): number =>
  readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1;

describe('committed generated code', () => {
  const files = git('ls-files', '-z', '--', '*.generated.*');

  it(`has at most ${MOST_LINES} lines`, () => {
    const sizes = files.map((file) => ({ file, lines: lines(file) }));
    const sum = sizes.reduce((total, size) => total + size.lines, 0);
    expect(sum, sizes.map((size) => `${size.lines} ${size.file}`).join('\n')).toBeLessThanOrEqual(
      MOST_LINES,
    );
  });

  it('is entirely written by codegen', () => {
    const targets = new Set(TARGETS.map(({ file }) => file));
    expect(files.filter((file) => !targets.has(file))).toEqual([]);
  });
});
