import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeFolder } from './makeFolder.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'folder-'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('makeFolder creates a folder and its parents, and keeps an existing one', async () => {
  const path = join(root, 'a', 'b', 'c');
  await makeFolder(path);
  await makeFolder(path);
  expect(statSync(path).isDirectory()).toBe(true);
});

it('makeFolder rejects the path of a file', async () => {
  const path = join(root, 'taken');
  writeFileSync(path, '');
  await expect(makeFolder(path)).rejects.toThrow('EEXIST');
  await expect(makeFolder(join(path, 'below'))).rejects.toThrow('ENOTDIR');
});

it.runIf(process.platform === 'linux')(
  'makeFolder fails immediately in a read-only file system',
  async () => {
    await expect(makeFolder('/proc/nope/site')).rejects.toThrow('ENOENT');
  },
);
