import { describe, expect, it } from 'vitest';
import { all, liveOf, published, type Releases } from '../published.fixture.ts';
import { siteFiles, writeSite } from '../releases.fixture.ts';
import { readState } from '../store/hosts.ts';

/** Publishes a brand with another text. */
async function publish(made: Releases, brand: string, text: string): Promise<void> {
  made.build(brand, text);
  await made.release('publish', brand);
}

describe('promote --new', () => {
  it('makes live what an earlier run published but did not promote', async () => {
    const made = await published('one');
    await made.release('publish', '--all', '--json');
    expect(made.said().published).toMatchObject([{ isNew: false }, {}, {}, {}, {}]);
    expect(await made.release('promote', '--new')).toBe(0);
    expect(await liveOf(made)).toEqual(all(1));
    await publish(made, 'bora', 'two');
    await made.release('publish', '--all');
    await made.release('promote', '--new', '--json');
    expect(made.said().rings).toMatchObject([{ brands: ['bora'] }]);
    expect(await liveOf(made)).toEqual({ ...all(1), bora: 2 });
  });

  it('leaves a brand that was rolled back or taken down as it is, until it is published anew', async () => {
    const made = await published('one');
    await made.release('promote', '--new');
    await publish(made, 'bora', 'two');
    await made.release('promote', '--new');
    await made.release('rollback', 'bora');
    await made.release('takedown', 'zephyr');
    const { zephyr: _, ...others } = all(1);
    const { generation } = (await readState(made.store)).state;
    expect(await made.release('promote', '--new')).toBe(0);
    expect(made.out.join()).toContain('No brand has a revision that was never live.');
    expect(await liveOf(made)).toEqual(others);
    expect((await readState(made.store)).state.generation).toBe(generation);
    await publish(made, 'bora', 'three');
    await publish(made, 'zephyr', 'two');
    await made.release('promote', '--new');
    expect(await liveOf(made)).toEqual({ ...others, bora: 3, zephyr: 2 });
  });

  it('promotes again what was taken back because another brand failed its check', async () => {
    const made = await published('one');
    await made.release('promote', 'zephyr');
    await publish(made, 'zephyr', 'two');
    writeSite(made.outDir, 'mistral', { ...siteFiles('mistral', 'two'), _headers: '' });
    await made.release('publish', 'mistral');
    expect(await made.release('promote', '--new', '--rings', 'zephyr,bora;all')).toBe(1);
    expect(await liveOf(made)).toEqual({ zephyr: 1 });
    await publish(made, 'mistral', 'three');
    expect(await made.release('promote', '--new', '--rings', 'zephyr,bora;all')).toBe(0);
    expect(await liveOf(made)).toEqual({ ...all(1), zephyr: 2, mistral: 3 });
    expect(await made.release('promote', '--new', '--rings', 'zephyr;all')).toBe(0);
  });

  it('counts everything published before a state of an older version as having been live, and reports it', async () => {
    const made = await published('one', 'two');
    for (const wanted of ['bora@1', 'bora', 'zephyr', 'mistral']) {
      await made.release('promote', wanted);
    }
    await made.release('rollback', 'bora');
    await made.release('takedown', 'zephyr');
    const { state, version } = await readState(made.store);
    const older = JSON.stringify({ ...state, reached: undefined });
    await made.store.replace('hosts.json', new TextEncoder().encode(older), version);
    const live = { bora: 1, mistral: 2 };
    expect(await made.release('promote', '--new')).toBe(0);
    const [said = ''] = made.out;
    expect(said).toContain('counts as having been live');
    expect(said).toContain('bora r2, harmattan r2, sirocco r2, zephyr r2');
    expect(said).toContain(`promote bora harmattan sirocco zephyr --store ${made.storeDir}`);
    expect(made.out.join()).toContain('No brand has a revision that was never live.');
    expect(await liveOf(made)).toEqual(live);
    await made.release('promote', '--new', '--json');
    expect(made.said().assumed[0]).toEqual({ brand: 'bora', revision: 2 });
    await made.release('promote', 'sirocco');
    expect(await made.release('promote', '--new')).toBe(0);
    expect(made.out.join()).not.toContain('counts as having been live');
    expect(await liveOf(made)).toEqual({ ...live, sirocco: 2 });
  });

  it.each([['bora'], ['--all']])('is refused together with %s', async (other) => {
    const made = await published('one');
    expect(await made.release('promote', '--new', other)).toBe(2);
    expect(made.err.join()).toContain('--new cannot be combined');
  });
});
