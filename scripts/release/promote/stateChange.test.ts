import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { DirectoryStore } from '#scripts/store/directoryStore.ts';
import { type LiveState, readState, StateChangedError } from '../store/hosts.ts';
import { LeaseLostError } from '../store/leases.ts';
import { type StateChange, stateChanger } from './stateChange.ts';

const CHANGER = {
  ...{ by: 'Rima', now: () => new Date('2026-03-03T12:00:00Z'), reload: undefined },
  requireLease: async () => {},
};

let store: DirectoryStore;
beforeEach(() => {
  store = new DirectoryStore(mkdtempSync(join(tmpdir(), 'livery-state-')));
});

/** A command that has just read the live state. */
const command = async (changer = CHANGER): Promise<StateChange> =>
  stateChanger(store, await readState(store), changer);

/** Makes the first revision of a brand live. */
const live = (brand: string) => (brands: LiveState['brands']) => ({
  ...brands,
  [brand]: { revision: 1, site: 'ab12'.padEnd(64, '0'), domains: [`${brand}.example`], before: [] },
});

const liveBrands = async () => Object.keys((await readState(store)).state.brands);

/** Lets another command change the state right before the next write. */
function beforeNextWrite(other: () => Promise<unknown>): void {
  const replace = store.replace.bind(store);
  store.replace = async (...given) => {
    store.replace = replace;
    await other();
    return replace(...given);
  };
}

describe('a change of what is live', () => {
  it('is refused as the first one of a command if another command has changed the state', async () => {
    const [change, other] = [await command(), await command()];
    await other(live('bora'));
    await expect(change(live('zephyr'))).rejects.toThrow(StateChangedError);
    expect(await liveBrands()).toEqual(['bora']);
  });

  it('is applied to the newest state as a later one, so that no ring is left out', async () => {
    const change = await command();
    await change(live('zephyr'));
    const other = await command();
    beforeNextWrite(() => other(live('bora')));
    await change(live('mistral'));
    expect(await liveBrands()).toEqual(['bora', 'mistral', 'zephyr']);
  });

  it('makes nothing live without a lease, and can still take back what it made live', async () => {
    let isLost = false;
    const requireLease = async () => {
      if (isLost) throw new LeaseLostError();
    };
    const change = await command({ ...CHANGER, requireLease });
    await change(live('zephyr'));
    isLost = true;
    await expect(change(live('bora'))).rejects.toThrow(LeaseLostError);
    await change(() => ({}), []);
    expect(await liveBrands()).toEqual([]);
  });
});
