import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openStore } from './openStore.ts';

it('opens a folder by its path', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-store-'));
  expect((await openStore(folder)).name).toBe(folder);
  rmSync(folder, { recursive: true });
});

it.each(['', ' '])('rejects the empty name %j', async (place) => {
  await expect(openStore(place)).rejects.toThrow('its name is empty');
});

it.each(['s3://', 's3://A', 'http://releases'])('refuses %s', async (place) => {
  await expect(openStore(place)).rejects.toThrow('--store wants a folder or a bucket');
});
