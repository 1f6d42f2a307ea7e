import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../setup/packages.mjs';
import { fixedWaits, hasFixedWait, ON_PURPOSE } from './fixedWaits.ts';
import { sourceFiles } from './sources.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe('fixed waits', () => {
  it.each([
    "await page.waitForLoadState('networkidle');",
    "await page.goto(url, { waitUntil: 'networkidle' });",
    'await page.waitForTimeout(300);',
    'await new Promise((resolve) => setTimeout(resolve, 300));',
    "import { setTimeout as wait } from 'node:timers/promises';",
  ])('are found in %s', (line) => {
    expect(fixedWaits('e2e/a.spec.ts', `const a = 1;\n${line}`)).toEqual([
      { file: 'e2e/a.spec.ts', line: 2 },
    ]);
  });

  it('do not include waiting for an event', () => {
    expect(fixedWaits('e2e/a.spec.ts', 'await atRest(page);\ntest.setTimeout(60_000);')).toEqual(
      [],
    );
  });

  it('are not used in journeys and benches: wait for an event, such as atRest(page)', () => {
    const files = sourceFiles(ROOT, 'e2e/*.ts', 'scripts/bench/*.ts', 'scripts/ui/*.ts');
    expect(files.flatMap((file) => fixedWaits(file, read(file)))).toEqual([]);
  });

  it('remain where they are intended', () => {
    for (const file of Object.keys(ON_PURPOSE)) expect(hasFixedWait(read(file)), file).toBe(true);
  });
});
