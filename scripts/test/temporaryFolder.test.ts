import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import setup, { VARIABLES } from './temporaryFolder.setup.ts';

it('removes everything that tests have left in the temporary folder of their run', () => {
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  for (const name of VARIABLES) vi.stubEnv(name, tmpdir());
  const removeFolder = setup();
  const folder = tmpdir();
  const left = mkdtempSync(join(tmpdir(), 'left-'));
  expect(dirname(left)).toBe(folder);
  removeFolder();
  expect(existsSync(folder)).toBe(false);
});

it('names the folder of this run as the temporary folder of its tests', () => {
  expect(tmpdir()).toMatch(/livery-\w{6}$/);
});
