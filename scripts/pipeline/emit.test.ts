import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emit, ForeignFolderError, RECORD, type RecordHead } from './emit.ts';
import { isFresh } from './fresh.ts';
import { sha256 } from './hash.ts';

let folder: string;
let out: string;
let client: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-emit-'));
  out = join(folder, 'dist');
  client = join(folder, 'client');
  mkdirSync(join(client, 'assets'), { recursive: true });
  writeFileSync(join(client, 'assets', 'client.js'), 'go()');
});
afterEach(() => rmSync(folder, { recursive: true }));

const head: RecordHead = {
  brand: 'zephyr',
  name: 'Zephyr',
  merchantCode: 'ZEPHYR01',
  domains: ['zephyr.example'],
  versions: {},
  compiled: 'c',
  inputs: 'i',
};

const site = (text: string) => ({
  files: new Map([['bn/index.html', Buffer.from(text)]]),
  chunks: ['assets/client.js'],
});
const write = (text: string) => emit(out, site(text), head, client);
const path = (file: string) => join(out, 'zephyr', file);

describe('writing a site', () => {
  it('replaces the whole old site and leaves nothing else behind', async () => {
    await write('old');
    writeFileSync(path('unexpected.txt'), '');
    await write('new');
    expect(readFileSync(path('bn/index.html'), 'utf8')).toBe('new');
    expect(existsSync(path('unexpected.txt'))).toBe(false);
    expect(readdirSync(out)).toEqual(['zephyr']);
  });

  it('keeps the old site if it cannot finish', async () => {
    await write('old');
    const broken = { files: new Map(), chunks: ['assets/missing.js'] };
    await expect(emit(out, broken, head, client)).rejects.toThrow('missing.js');
    expect(readFileSync(path('bn/index.html'), 'utf8')).toBe('old');
    expect(readdirSync(out)).toEqual(['zephyr']);
  });

  it('refuses to replace a folder that no build created', async () => {
    mkdirSync(path('photos'), { recursive: true });
    await expect(write('new')).rejects.toThrow(ForeignFolderError);
    expect(existsSync(path('photos'))).toBe(true);
  });

  it('records every file with its size and hash', async () => {
    await write('new');
    const { files, totals } = JSON.parse(readFileSync(path(RECORD), 'utf8'));
    expect(totals).toEqual({ files: 2, bytes: 7 });
    expect(files).toEqual([
      { path: 'assets/client.js', size: 4, sha256: sha256('go()') },
      { path: 'bn/index.html', size: 3, sha256: sha256('new') },
    ]);
  });
});

describe('a site', () => {
  const fresh = (inputs = 'i') => isFresh(join(out, 'zephyr'), inputs);

  it('is fresh if its inputs and files are unchanged', async () => {
    expect(fresh()).toBe(false);
    await write('new');
    expect(fresh()).toBe(true);
    expect(fresh('other')).toBe(false);
  });

  it('is still fresh after a copy that changes the times of its files', async () => {
    await write('new');
    utimesSync(path('bn/index.html'), new Date('2100-01-01'), new Date('2100-01-01'));
    expect(fresh()).toBe(true);
  });

  it.each([
    ['a file was edited to the same length', () => writeFileSync(path('bn/index.html'), 'NEW')],
    ['a file is missing', () => rmSync(path('assets/client.js'))],
    ['a file was added', () => writeFileSync(path('more.txt'), '')],
    ['the record is broken', () => writeFileSync(path(RECORD), '{')],
  ])('is not fresh when %s', async (_, change) => {
    await write('new');
    const past = new Date(Date.now() - 60_000);
    for (const file of ['bn/index.html', 'assets/client.js', RECORD])
      utimesSync(path(file), past, past);
    expect(fresh()).toBe(true);
    change();
    expect(fresh()).toBe(false);
  });
});
