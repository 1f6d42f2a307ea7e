import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sweepDrafts } from './sweep.ts';

it('the sweep removes leftovers of killed builds, but not files of running builds and brands', () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-sweep-'));
  const now = Date.now();
  const names = [
    '.zephyr.12.draft',
    '.zephyr.12.draft.old',
    '.breeze.13.draft',
    '.git',
    'old.12.draft',
  ];
  for (const name of names) {
    mkdirSync(join(folder, name, 'assets'), { recursive: true });
    const seconds = (name.includes('13') ? now : now - 7_200_000) / 1000;
    utimesSync(join(folder, name), seconds, seconds);
  }
  sweepDrafts(folder, now);
  sweepDrafts(join(folder, 'nowhere'), now);
  expect(readdirSync(folder).sort()).toEqual(['.breeze.13.draft', '.git', 'old.12.draft']);
  rmSync(folder, { recursive: true });
});
