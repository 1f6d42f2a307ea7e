import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '#scripts/roots/roots.ts';

const UI = join(ROOT, 'src/ui');
const LONGEST = 200;

describe('the files of the design system', () => {
  it(`have at most ${LONGEST} lines`, () => {
    const files = readdirSync(UI, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !file.includes('.generated.'),
    );
    const long = files.filter(
      (file) => readFileSync(join(UI, file), 'utf8').split('\n').length > LONGEST + 1,
    );
    expect(files.length).toBeGreaterThan(0);
    expect(long).toEqual([]);
  });
});
