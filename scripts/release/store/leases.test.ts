import { mkdtempSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DirectoryStore } from '#scripts/store/directoryStore.ts';
import { LeaseLostError, StoreBusyError, withLease } from './leases.ts';

const NOW = new Date('2026-03-03T12:00:00Z');
const TWO_HOURS_LATER = new Date('2026-03-03T14:00:00Z');
/** Above what any system gives a process. */
const NO_PROCESS = 2 ** 30;

let store: DirectoryStore;
beforeEach(() => {
  store = new DirectoryStore(mkdtempSync(join(tmpdir(), 'livery-leases-')));
});
afterEach(() => rmSync(store.name, { recursive: true }));

const use = { kind: 'use', command: 'publish', now: NOW } as const;
const sweep = { kind: 'sweep', command: 'gc', now: NOW } as const;

/** Leaves the lease of a command that was killed. */
const left = (over: object) =>
  store.create(
    'leases/use-left.json',
    new TextEncoder().encode(
      JSON.stringify({
        ...{ kind: 'use', command: 'publish', machine: hostname(), process: process.pid },
        ...{ until: '2026-03-03T13:00:00Z', ...over },
      }),
    ),
  );

describe('commands on one store', () => {
  it('run together if none of them removes contents', async () => {
    const done = await withLease(store, use, () => withLease(store, use, async () => 'both'));
    expect(done).toBe('both');
    expect(await store.names('leases')).toEqual([]);
  });

  it.each([
    [sweep, use],
    [use, sweep],
    [sweep, sweep],
  ])('are refused while a command runs that excludes them', async (first, second) => {
    const both = withLease(store, first, () => withLease(store, second, async () => 'both'));
    await expect(both).rejects.toThrow(StoreBusyError);
    await expect(both).rejects.toThrow(`\`${first.command}\` is running`);
  });

  it('may run after one that was killed on this machine', async () => {
    await left({});
    await expect(withLease(store, sweep, async () => 'ran')).rejects.toThrow(StoreBusyError);
    await store.remove('leases/use-left.json');
    await left({ process: NO_PROCESS });
    expect(await withLease(store, sweep, async () => 'ran')).toBe('ran');
  });

  it('may run an hour after one that was killed on another machine', async () => {
    await left({ machine: 'elsewhere', process: NO_PROCESS });
    await expect(withLease(store, sweep, async () => 'ran')).rejects.toThrow(StoreBusyError);
    const later = { ...sweep, now: TWO_HOURS_LATER };
    expect(await withLease(store, later, async () => 'ran')).toBe('ran');
  });

  it('notice that they have lost their lease', async () => {
    const lost = withLease(store, use, async (requireLease) => {
      await requireLease();
      await withLease(store, { ...sweep, now: TWO_HOURS_LATER }, async () => undefined);
      await requireLease();
    });
    await expect(lost).rejects.toThrow(LeaseLostError);
  });
});
