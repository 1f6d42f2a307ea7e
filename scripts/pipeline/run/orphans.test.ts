import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UsageError } from '#scripts/command/exit.ts';
import { orphanLines, orphanSites, removeOrphans } from './orphans.ts';

let out: string;

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'orphans-'));
  for (const name of ['breeze', 'zephyr', 'gone', 'foreign', '.gone.1.draft']) {
    mkdirSync(join(out, name));
    if (name !== 'foreign') writeFileSync(join(out, name, 'livery.json'), '{}');
  }
});
afterEach(() => rmSync(out, { recursive: true }));

const BRANDS = ['breeze', 'zephyr'];

describe('sites without a brand', () => {
  it('are those that a build made, and no other folder', () => {
    expect(orphanSites(out, BRANDS)).toEqual(['gone']);
    expect(orphanSites(join(out, 'nowhere'), BRANDS)).toEqual([]);
  });

  it('are named with the flag that removes them, and no line is said without them', () => {
    expect(orphanLines(['gone']).join()).toMatch(/gone.*--remove-site/);
    expect(orphanLines([])).toEqual([]);
  });

  it('are removed by name alone', () => {
    removeOrphans(out, BRANDS, ['gone']);
    expect(existsSync(join(out, 'gone'))).toBe(false);
    expect(existsSync(join(out, 'breeze'))).toBe(true);
  });

  it.each(['breeze', 'foreign', '../x', 'nobody'])('are not removed where %s is named', (name) => {
    expect(() => removeOrphans(out, BRANDS, ['gone', name])).toThrow(UsageError);
    expect(existsSync(join(out, 'gone'))).toBe(true);
  });
});
