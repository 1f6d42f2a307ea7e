import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { planSites } from './plan.ts';

const { readFileSync } = fs;

/** The file system refuses one file, as it would to a user without the right; root has every right. */
const REFUSED = 'bora/assets/logo.svg';

function install(read: typeof readFileSync): void {
  Object.assign(fs, { readFileSync: read });
  syncBuiltinESMExports();
}

let brands: string;
beforeAll(() => {
  brands = mkdtempSync(join(tmpdir(), 'livery-plan-'));
  for (const id of ['bora', 'zephyr']) {
    mkdirSync(join(brands, id, 'assets'), { recursive: true });
    writeFileSync(join(brands, id, 'brand.json'), JSON.stringify({ id }));
    writeFileSync(join(brands, id, 'assets/logo.svg'), '<svg/>');
  }
  install(((...args: Parameters<typeof readFileSync>) => {
    const path = String(args[0]);
    if (!path.endsWith(REFUSED)) return readFileSync(...args);
    throw Object.assign(new Error('refused'), { code: 'EACCES', path });
  }) as typeof readFileSync);
});
afterAll(() => {
  install(readFileSync);
  rmSync(brands, { recursive: true });
});

it('refuses a brand with a file that cannot be read, by its name, and plans the others', async () => {
  const { jobs, refused } = await planSites(brands, ['bora', 'zephyr'], 'code');
  expect(jobs.map(({ id }) => id)).toEqual(['zephyr']);
  expect([...refused.keys()]).toEqual(['bora']);
  expect(refused.get('bora')).toEqual([
    expect.objectContaining({
      file: expect.stringMatching(/bora\/assets\/logo\.svg$/),
      reason: 'You have no right to read it.',
    }),
  ]);
});
