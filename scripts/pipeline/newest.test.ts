import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepNewest, markUsed } from './newest.ts';

const AN_HOUR_MS = 3_600_000;
const NOW_MS = Date.parse('2026-03-03T12:00:00Z');

/** A folder of folders, each used so many hours ago. */
function used(hours: Readonly<Record<string, number>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-newest-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, ago] of Object.entries(hours)) {
    mkdirSync(join(folder, name, 'client'), { recursive: true });
    const seconds = (NOW_MS - ago * AN_HOUR_MS) / 1000;
    utimesSync(join(folder, name), seconds, seconds);
  }
  return folder;
}

it('keeps the folders that were used last, and those of the last day', () => {
  const folder = used({ a: 90, b: 80, c: 70, d: 60, e: 23, f: 1 });
  keepNewest(folder, 3, NOW_MS);
  expect(readdirSync(folder).sort()).toEqual(['d', 'e', 'f']);
  keepNewest(folder, 1, NOW_MS);
  expect(readdirSync(folder).sort()).toEqual(['e', 'f']);
});

it('keeps a folder that is used again, and what another command is making', () => {
  const folder = used({ a: 90, b: 80, c: 70, 'd.01234567.draft': 100 });
  expect(markUsed(join(folder, 'a'), new Date(NOW_MS))).toBe(true);
  keepNewest(folder, 1, NOW_MS);
  expect(readdirSync(folder).sort()).toEqual(['a', 'd.01234567.draft']);
});

it('reports a missing folder as unused, and removes nothing then', () => {
  const folder = used({});
  expect(markUsed(join(folder, 'a'))).toBe(false);
  expect(existsSync(join(folder, 'a'))).toBe(false);
  keepNewest(join(folder, 'nowhere'), 1, NOW_MS);
  expect(readdirSync(folder)).toEqual([]);
});
