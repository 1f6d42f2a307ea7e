import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../setup/packages.mjs';
import { MODULES } from './modules.ts';
import survivors from './survivors.json' with { type: 'json' };

/** The files of a pattern, whose braces hold comma-separated names. */
function filesOf(pattern: string): string[] {
  const [, before = pattern, names, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
  return names === undefined ? [pattern] : names.split(',').map((name) => before + name + after);
}

const missing = (files: readonly string[]) => files.filter((file) => !existsSync(join(ROOT, file)));

describe('the modules under mutation testing', () => {
  it.each(MODULES)('$name names existing files and tests', ({ mutate, tests }) => {
    expect(missing([...mutate, ...tests].flatMap(filesOf))).toEqual([]);
  });

  it('explain survivors in mutated files only', () => {
    const mutated = MODULES.flatMap(({ mutate }) => mutate.flatMap(filesOf));
    expect(Object.keys(survivors).filter((file) => !mutated.includes(file))).toEqual([]);
  });
});
