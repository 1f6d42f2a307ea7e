import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { UsageError } from '#scripts/command/exit.ts';
import { writeIndexFile } from './writeIndexFile.ts';

const INDEX = { store: 's3://builds', compiled: 'c', sites: [] };

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-index-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('replaces an index as a whole', async () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'build.json'), 'the one before');
  await writeIndexFile(join(folder, 'build.json'), INDEX);
  expect(JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'))).toEqual(INDEX);
  expect(readdirSync(folder)).toEqual(['build.json']);
});

it.each(['folder', 'missing/build.json'])(
  'says in one line why %s cannot be written',
  async (name) => {
    const folder = emptyFolder();
    mkdirSync(join(folder, 'folder'));
    const written = writeIndexFile(join(folder, name), INDEX);
    await expect(written).rejects.toThrow(UsageError);
    await expect(written).rejects.toThrow(`Nothing can be written to ${join(folder, name)}.`);
    expect(readdirSync(folder)).toEqual(['folder']);
  },
);
