import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DRAFTS } from '#scripts/store/atomicWrite.ts';
import { all, BRANDS, liveOf, published, type Releases } from './published.fixture.ts';
import { releases } from './releases.fixture.ts';
import { newestRevision } from './store/revisions.ts';

const STATE = 'versions/hosts.json/0000000001';

/** The brands, live, in a store with a file of this text. */
async function withFile(path: string, text: string): Promise<Releases> {
  const made = await published('one');
  await made.release('promote', '--all');
  mkdirSync(join(made.storeDir, path, '..'), { recursive: true });
  writeFileSync(join(made.storeDir, path), text);
  return made;
}

type Command = [string, ...string[]];

const COMMANDS: readonly Command[] = [
  ['list'],
  ['promote', '--all'],
  ['rollback', 'zephyr'],
  ['takedown', 'zephyr'],
  ['gc'],
];
const READERS: readonly Command[] = [['list'], ['promote', '--all'], ['gc']];

describe('a store that is not there', () => {
  it.each(COMMANDS)('is named by %s, and not made', async (...command) => {
    const made = releases();
    expect(await made.release(...command)).toBe(2);
    expect(made.err.join()).toContain(`There is no store at ${made.storeDir}.`);
    expect(existsSync(made.storeDir)).toBe(false);
  });
});

describe('a live state that is damaged', () => {
  it.each([
    ['', 'it is no JSON object'],
    ['{"generation": 1, "brands": {"zeph', 'it is no JSON object'],
    ['null', 'it is no JSON object'],
    ['{}', 'it has no generation'],
  ])('of the text %j is named by every command, and left as it is', async (text, fault) => {
    const made = await withFile(STATE, text);
    for (const command of COMMANDS) {
      expect(await made.release(...command)).toBe(1);
      expect(made.err).toEqual([
        expect.stringContaining(`hosts.json of ${made.storeDir} is damaged: ${fault}.`),
      ]);
    }
    expect(readFileSync(join(made.storeDir, STATE), 'utf8')).toBe(text);
  });

  it.each([
    ['"zephyr.example"', '"../../../outside"', 'what it says of'],
    ['"revision": 1', '"revision": "1"', 'what it says of brand'],
    ['"before": []', '"before": [null]', 'what it says of brand'],
    ['"zephyr": 1', '"zephyr": -1', 'which revisions were ever live'],
  ])('with %s as %s is refused', async (from, to, fault) => {
    const made = await withFile('note.txt', '');
    const path = join(made.storeDir, STATE);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to));
    expect(await made.release('promote', 'bora')).toBe(1);
    expect(made.err[0]).toContain(fault);
  });

  it('that has lost its generations is not taken for an empty one, which would take every brand off line', async () => {
    const made = await withFile('note.txt', '');
    const before = readFileSync(join(made.storeDir, 'hosts.json'), 'utf8');
    rmSync(join(made.storeDir, 'versions'), { recursive: true });
    expect(await made.release('promote', 'zephyr')).toBe(1);
    expect(made.err[0]).toContain('has no generations beside it any more');
    expect(readFileSync(join(made.storeDir, 'hosts.json'), 'utf8')).toBe(before);
    mkdirSync(join(made.storeDir, STATE, '..'), { recursive: true });
    cpSync(join(made.storeDir, 'hosts.json'), join(made.storeDir, STATE));
    expect(await made.release('promote', 'zephyr')).toBe(0);
    expect(await liveOf(made)).toEqual(all(1));
  });

  it.each([`${STATE}~`, 'versions/hosts.json/.DS_Store', 'versions/hosts.json/notes.txt'])(
    'is not mistaken for the foreign file %s',
    async (path) => {
      const made = await withFile(path, 'x');
      expect(await made.release('promote', 'zephyr', '--json')).toBe(0);
      expect(made.said().rings[0].generation).toBe(2);
    },
  );
});

describe('a revision that is damaged', () => {
  it.each(['', '{"brand":', 'null', '{"brand":"bora","number":1}'])(
    'of the text %j is named, and nothing is removed for it',
    async (text) => {
      const made = await withFile('revisions/zephyr/000001.json', text);
      const blobs = await made.store.list('blobs');
      for (const command of READERS) {
        expect(await made.release(...command)).toBe(1);
        expect(made.err[0]).toContain('revisions/zephyr/000001.json');
      }
      expect(await made.store.list('blobs')).toEqual(blobs);
    },
  );

  it('stops the publish of no other brand', async () => {
    const made = await withFile('revisions/zephyr/000001.json', '');
    for (const brand of BRANDS) made.build(brand, 'two');
    expect(await made.release('publish', '--all')).toBe(1);
    expect(made.err).toHaveLength(1);
    expect(await newestRevision(made.store, 'bora')).toMatchObject({ number: 2 });
  });

  it('is not mistaken for a foreign file', async () => {
    const made = await withFile('revisions/zephyr/notes.json', '{}');
    made.build('zephyr', 'two');
    expect(await made.release('publish', 'zephyr')).toBe(0);
    expect(await newestRevision(made.store, 'zephyr')).toMatchObject({ number: 2, parent: 1 });
  });
});

describe('a store that cannot be written', () => {
  it.each([
    ['generations', 'Generation 2 is in the store, but web servers serve the one before.'],
    ['hosts.json', 'is changed, but its copy for web servers and people is not'],
    ['leases', 'leases cannot be used. EEXIST'],
  ])('is named where %s is something else', async (path, problem) => {
    const made = await withFile('note.txt', '');
    rmSync(join(made.storeDir, path), { recursive: true });
    if (path === 'hosts.json') mkdirSync(join(made.storeDir, path, 'x'), { recursive: true });
    else writeFileSync(join(made.storeDir, path), '');
    expect(await made.release('promote', 'zephyr')).toBeGreaterThan(0);
    expect(made.err).toEqual([expect.stringContaining(problem)]);
    expect(readdirSync(join(made.storeDir, DRAFTS))).toEqual([]);
    rmSync(join(made.storeDir, path), { recursive: true });
    expect(await made.release('promote', 'zephyr')).toBe(0);
    expect(await liveOf(made)).toEqual(all(1));
  });

  it('is given up where no folder can be made, though its parent is there', async () => {
    const made = await published('one');
    expect(await made.release('publish', 'zephyr', '--store', '/proc/livery')).toBe(2);
    expect(made.err[0]).toContain('Nothing can be written to /proc/livery.');
  });
});

it('promotes all brands although the first publish of one was killed', async () => {
  const made = await withFile('note.txt', '');
  mkdirSync(join(made.storeDir, 'revisions/boreas'));
  expect(await made.release('promote', '--all', '--json')).toBe(0);
  expect(made.said().rings).toMatchObject([{ brands: BRANDS }]);
  expect(await made.release('promote', 'boreas')).toBe(1);
  expect(made.err).toEqual(['boreas has no revision.']);
});

describe('a lease that is damaged', () => {
  it.each(['', '{}', '{"kind":"use","until":"soon"}'])(
    'of the text %j is named rather than taken for no command',
    async (text) => {
      const made = await withFile('leases/use-1.json', text);
      expect(await made.release('gc')).toBe(1);
      expect(made.err[0]).toContain('leases/use-1.json');
      expect(made.err[0]).toContain('Remove it if none does.');
      rmSync(join(made.storeDir, 'leases/use-1.json'));
      expect(await made.release('gc')).toBe(0);
    },
  );

  it('is not mistaken for a foreign file or folder', async () => {
    const made = await withFile('leases/notes/x.txt', 'x');
    expect(await made.release('promote', 'zephyr')).toBe(0);
  });
});

it('releases a brand with the name of what every object has', async () => {
  const made = await withFile('note.txt', '');
  for (const text of ['one', 'two']) {
    made.build('constructor', text);
    expect(await made.release('publish', 'constructor')).toBe(0);
    expect(await made.release('promote', '--new')).toBe(0);
  }
  expect((await liveOf(made)).constructor).toBe(2);
  expect(await made.release('rollback', 'constructor')).toBe(0);
  expect(await made.release('list')).toBe(0);
  expect(await made.release('takedown', 'constructor')).toBe(0);
  expect(await made.release('promote', '--all')).toBe(0);
  expect(made.out.join()).toContain('Taken down, and left off line: constructor.');
  expect(await made.release('gc')).toBe(0);
  expect(await liveOf(made)).toEqual(all(1));
});
