import { describe, expect, it } from 'vitest';
import { all, BRANDS, liveOf, publishedMarkets, type Releases } from '../published.fixture.ts';
import { releases } from '../releases.fixture.ts';
import { readState } from '../store/hosts.ts';

describe('rollback', () => {
  async function promoted(...texts: string[]): Promise<Releases> {
    const made = releases();
    for (const text of texts) {
      for (const brand of BRANDS) made.build(brand, text);
      await made.release('publish', '--all');
      await made.release('promote', '--all');
    }
    return made;
  }

  it('makes the revision live that was live before, step by step', async () => {
    const made = await promoted('one', 'two', 'three');
    expect(await made.release('rollback', 'zephyr')).toBe(0);
    expect(await liveOf(made)).toEqual({ ...all(3), zephyr: 2 });
    await made.release('rollback', 'zephyr');
    expect(await liveOf(made)).toEqual({ ...all(3), zephyr: 1 });
    expect(await made.release('rollback', 'zephyr')).toBe(1);
    expect(made.err.join()).toContain('zephyr has no revision that was live before r1');
  });

  it('takes the number of a revision for the one site that is named, not for its other markets', async () => {
    const made = await publishedMarkets();
    await made.release('promote', '--all');
    expect(await made.release('rollback', 'zephyr', '--to', '1')).toBe(0);
    expect(await liveOf(made)).toEqual({ zephyr: 1, 'zephyr.np': 2 });
  });

  it('makes a numbered revision live', async () => {
    const made = await promoted('one', 'two', 'three');
    await made.release('rollback', 'zephyr', '--to', '1');
    expect((await readState(made.store)).state.brands.zephyr).toMatchObject({
      ...{ revision: 1, before: [] },
    });
    await made.release('rollback', 'zephyr', '--to', '3');
    expect((await readState(made.store)).state.brands.zephyr).toMatchObject({
      ...{ revision: 3, before: [1] },
    });
  });

  it('rolls all brands back in one step, except those that were live with only one revision', async () => {
    const made = await promoted('one', 'two');
    made.build('gregale', 'one');
    await made.release('publish', 'gregale');
    await made.release('promote', 'gregale');
    const { generation } = (await readState(made.store)).state;
    expect(await made.release('rollback', '--all')).toBe(0);
    expect((await readState(made.store)).state.generation).toBe(generation + 1);
    expect(made.out.at(-1)).toContain('never live with an earlier revision: gregale.');
    expect(await liveOf(made)).toEqual({ ...all(1), gregale: 1 });
  });

  it('says of a brand that was taken down that it is not live, and how to make it live', async () => {
    const made = await promoted('one', 'two');
    await made.release('takedown', 'zephyr');
    expect(made.out.at(-1)).toContain(`promote zephyr --store ${made.storeDir}`);
    for (const command of ['rollback', 'takedown']) {
      expect(await made.release(command, 'zephyr')).toBe(2);
      expect(made.err.join()).toContain('zephyr is not live, so nothing was changed.');
      expect(made.err.join()).toContain(`promote zephyr --store ${made.storeDir}`);
    }
  });

  it('changes nothing in a dry run', async () => {
    const made = await promoted('one', 'two');
    await made.release('rollback', '--all', '--dry-run');
    expect(made.out.join()).toContain('Would roll back 5 brands');
    expect(await liveOf(made)).toEqual(all(2));
  });

  it.each([
    [['zephyr', '--to', 'x'], '--to wants the number'],
    [['--all', '--to', '1'], '--to goes with names'],
    [[], 'Give either names of brands or --all.'],
  ])('answers wrong usage with exit code 2: %j', async (args, problem) => {
    const made = await promoted('one');
    expect(await made.release('rollback', ...args)).toBe(2);
    expect(made.err.join()).toContain(problem);
  });
});
