import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../setup/packages.mjs';
import { sourceFiles } from './sources.ts';

/** A formatter made while its module loads: at the level of the module, not in a function. */
const AT_LOAD = /^(?:export )?const [^=]*= new Intl\./m;

it('no module of the site creates a formatter while it loads, as the first one takes a slow phone 50 ms', () => {
  const files = sourceFiles(ROOT, 'src/**/*.ts', 'src/**/*.tsx').filter(
    (file) => !/\.(stories|fixture|test)\./.test(file),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => AT_LOAD.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
