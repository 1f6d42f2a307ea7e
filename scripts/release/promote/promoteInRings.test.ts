import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { LiveState } from '../store/hosts.ts';
import type { Revision } from '../store/revisions.ts';
import { promoteInRings } from './promoteInRings.ts';

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
