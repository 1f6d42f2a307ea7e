import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { all, BRANDS, liveOf, published, publishedMarkets } from '../published.fixture.ts';
import { readState } from '../store/hosts.ts';
import { newestRevision } from '../store/revisions.ts';

describe('promote', () => {
  it('makes the newest revisions live on their hosts in one step', async () => {
    const made = await published('one', 'two');
    expect(await made.release('promote', '--all')).toBe(0);
    const { state } = await readState(made.store);
    expect(state).toMatchObject({ generation: 1, changedBy: 'Rima' });
    expect(await liveOf(made)).toEqual(all(2));
    const newest = await newestRevision(made.store, 'bora');
    expect(state.hosts['bora.example']).toBe(newest?.site);
    expect(Object.keys(state.hosts)).toHaveLength(BRANDS.length);
  });

  it('makes an older revision live if its number is given', async () => {
    const made = await published('one', 'two');
    await made.release('promote', 'bora@1', 'zephyr');
    expect(await liveOf(made)).toEqual({ bora: 1, zephyr: 2 });
  });

  it('takes the number of a revision for the one site that is named, not for its other markets', async () => {
    const made = await publishedMarkets();
    expect(await made.release('promote', 'zephyr@1')).toBe(0);
    expect(await liveOf(made)).toEqual({ zephyr: 1 });
    await made.release('promote', 'zephyr');
    expect(await liveOf(made)).toEqual({ zephyr: 2, 'zephyr.np': 2 });
    await made.release('promote', 'zephyr.np@1');
    expect(await liveOf(made)).toEqual({ zephyr: 2, 'zephyr.np': 1 });
  });

  it('refuses one of two simultaneous promotes with a message', async () => {
    const made = await published('one', 'two');
    const codes = await Promise.all([
      made.release('promote', '--all'),
      made.release('promote', '--all'),
    ]);
    expect(codes.sort()).toEqual([0, 1]);
    expect(made.err.join()).toContain('Another command changed what is live');
    expect((await readState(made.store)).state.generation).toBe(1);
  });

  it('refuses two brands on one host, and changes nothing', async () => {
    const made = await published('one');
    await made.release('promote', '--all');
    made.build('bora', 'two', ['bora.example', 'zephyr.example']);
    await made.release('publish', 'bora');
    expect(await made.release('promote', 'bora')).toBe(1);
    expect(made.err.join()).toContain('zephyr.example is a domain of bora and of zephyr');
    expect((await readState(made.store)).state.generation).toBe(1);
  });

  it('leaves a brand that was taken down off line with --all, until it is named or published anew', async () => {
    const made = await published('one');
    await made.release('promote', '--all');
    await made.release('takedown', 'zephyr', 'bora');
    const { zephyr: _, bora: __, ...others } = all(1);
    expect(await made.release('promote', '--all', '--rings', 'zephyr;all')).toBe(0);
    expect(made.out.join()).toContain('Taken down, and left off line: bora, zephyr.');
    expect(await liveOf(made)).toEqual(others);
    await made.release('promote', '--all', '--json');
    expect(made.said().takenDown).toEqual(['bora', 'zephyr']);
    made.build('bora', 'two');
    await made.release('publish', 'bora');
    await made.release('promote', '--all');
    expect(await liveOf(made)).toEqual({ ...others, bora: 2 });
    await made.release('promote', 'zephyr');
    expect(await liveOf(made)).toEqual({ ...all(1), bora: 2 });
  });

  it('reports a live brand whose folder is gone, and leaves it live', async () => {
    const made = await published('one');
    await made.release('promote', '--all');
    rmSync(join(made.brandsDir, 'bora'), { recursive: true });
    await made.release('promote', '--all');
    expect(made.out.join()).toContain('bora is live but has no folder any more');
    expect(Object.keys(await liveOf(made))).toContain('bora');
    expect(await made.release('takedown', 'bora')).toBe(0);
    expect(Object.keys(await liveOf(made))).not.toContain('bora');
    expect((await readState(made.store)).state.hosts['bora.example']).toBeUndefined();
  });

  it('changes nothing in a dry run', async () => {
    const made = await published('one');
    expect(await made.release('promote', '--all', '--dry-run')).toBe(0);
    expect(made.out.join()).toContain('5 brands live (bora r1');
    expect(await liveOf(made)).toEqual({});
  });

  it.each([
    [['promote', '--all', '--rings', 'zephir;all'], 2, 'did you mean "zephyr"?'],
    [['promote', '--all', '--rings', '0%'], 2, '0% is a share of no brand'],
    [['promote', '--all', '--rings', '101%'], 2, '"101%" is not among the brands'],
    [['promote', '--all', '--reload', ' '], 2, '--reload wants a command'],
    [['promote', '--all', '--brands', '/nowhere'], 2, 'There is no folder of brands'],
    [['promote', 'zephyr@1', 'zephyr@2'], 2, 'zephyr cannot be r1 and r2'],
    [['promote', 'zephyr@x'], 2, 'is no brand with a revision'],
    [['promote', '--all', '--origin', 'here'], 2, '--origin wants an address'],
    [['promote', 'zephyr@7'], 1, 'zephyr has no revision 7'],
    [['takedown', 'gregale'], 2, 'There is no brand "gregale" that is live'],
    [['rollback', 'zephyr'], 2, 'zephyr is not live'],
  ])('refuses %j', async ([command = '', ...args], code, problem) => {
    const made = await published('one');
    expect(await made.release(command, ...args)).toBe(code);
    expect(made.err.join()).toContain(problem);
    expect(await liveOf(made)).toEqual({});
  });

  it('refuses a store in which nothing is published', async () => {
    const made = await published();
    mkdirSync(made.storeDir);
    expect(await made.release('promote', '--all')).toBe(1);
    expect(made.err.join()).toContain(`Nothing is published in ${made.storeDir}.`);
    expect(made.err.join()).toContain(`publish --all --store ${made.storeDir}`);
  });
});
