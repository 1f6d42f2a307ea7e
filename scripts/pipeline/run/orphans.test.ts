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

describe('orphaned sites', () => {
  it('are folders that a build created, and no others', () => {
    expect(orphanSites(out, BRANDS)).toEqual(['gone']);
    expect(orphanSites(join(out, 'nowhere'), BRANDS)).toEqual([]);
  });

  it('are reported with the flag that removes them, if there are any', () => {
    expect(orphanLines(['gone']).join()).toMatch(/gone.*--remove-site/);
    expect(orphanLines([])).toEqual([]);
  });

  it('are removed only by name', () => {
    removeOrphans(out, BRANDS, ['gone']);
    expect(existsSync(join(out, 'gone'))).toBe(false);
    expect(existsSync(join(out, 'breeze'))).toBe(true);
  });

  it.each(['breeze', 'foreign', '../x', 'nobody'])(
    'are all kept if one of the names is %s',
    (name) => {
      expect(() => removeOrphans(out, BRANDS, ['gone', name])).toThrow(UsageError);
      expect(existsSync(join(out, 'gone'))).toBe(true);
    },
  );
});
