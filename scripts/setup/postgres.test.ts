import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { installPostgres } from './installPostgres.mjs';
import { findPostgres, NO_POSTGRES, requirePostgres } from './postgres.mjs';

vi.mock('./command.mjs', () => ({ installFromDebian: () => false }));
vi.mock('./postgres.mjs', { spy: true });

const MISSING = /^No PostgreSQL was found .* Install it with: sudo apt-get install postgresql$/;

it('the newest version of the PostgreSQL programs is found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-postgres-'));
  for (const version of ['9', '15']) {
    mkdirSync(join(folder, version, 'bin'), { recursive: true });
    writeFileSync(join(folder, version, 'bin', 'initdb'), '');
  }
  expect(requirePostgres(folder)).toBe(join(folder, '15', 'bin'));
});

it('missing programs are reported with the install command, alike in the setup and in the step', () => {
  expect(() => requirePostgres('/nowhere')).toThrow(MISSING);
  vi.mocked(findPostgres).mockReturnValue(undefined);
  vi.spyOn(console, 'log').mockReturnValue();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  installPostgres();
  expect(warn.mock.calls).toEqual([[NO_POSTGRES]]);
});
