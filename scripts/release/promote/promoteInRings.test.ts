import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { liveOf, published } from '../published.fixture.ts';
import type { LiveState } from '../store/hosts.ts';
import { readState } from '../store/hosts.ts';
import type { Revision } from '../store/revisions.ts';
import { interruptible } from './interruption.ts';
import { promoteInRings } from './promoteInRings.ts';
import { stateChanger } from './stateChange.ts';
import { wantedRevisions } from './wantedRevisions.ts';

const STATE: LiveState = { generation: 1, changedBy: '', changedAt: '', brands: {}, hosts: {} };

const revision = (_: unknown, place: number): Revision => ({
  ...{ brand: `brand-${place}`, number: 1, site: 'ab12', domains: [], findings: [] },
  ...{ publishedBy: 'Rima', publishedAt: '2026-03-03T12:00:00.000Z' },
});

it('a promote checks every site of a large ring, a few at a time', async () => {
  const ring = Array.from({ length: 1000 }, revision);
  const checked = new Set<string>();
  let running = 0;
  let most = 0;
  const check = async ({ brand }: Revision) => {
    running += 1;
    most = Math.max(most, running);
    await turn();
    running -= 1;
    checked.add(brand);
    return [];
  };
  await promoteInRings([ring], async () => STATE, check);
  expect(checked.size).toBe(1000);
  expect(most).toBeLessThan(50);
});

it('takes a ring back whose check is interrupted, and goes no further', async () => {
  const made = await published('one');
  const { store } = made;
  const who = {
    ...{ by: 'Rima', now: () => new Date(), reload: undefined },
    requireLease: async () => {},
  };
  const change = stateChanger(store, await readState(store), who);
  const revisions = await wantedRevisions(store, ['bora', 'zephyr'], new Map());
  const rings = revisions.map((revision) => [revision]);
  let live: Record<string, number> = {};
  const outcome = await interruptible((interrupted) =>
    promoteInRings(
      rings,
      change,
      async () => {
        live = await liveOf(made);
        process.emit('SIGINT');
        return new Promise(() => undefined);
      },
      interrupted,
    ),
  );
  expect(live).toEqual({ bora: 1 });
  expect(outcome).toMatchObject({
    rings: [{ brands: ['bora'], generation: 1 }],
    restored: 2,
    failures: ['Interrupted before its check had ended.'],
  });
  expect(await liveOf(made)).toEqual({});
});
