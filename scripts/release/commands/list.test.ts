import { mkdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { releases } from '../releases.fixture.ts';

describe('list', () => {
  it('says who published what when, and what is live where', async () => {
    const made = releases();
    made.build('zephyr', 'one');
    await made.release('publish', 'zephyr');
    await made.release('promote', 'zephyr');
    made.build('zephyr', 'two');
    await made.release('publish', 'zephyr', '--by', 'Anik');
    expect(await made.release('list', '--preview-domain', 'p.example')).toBe(0);
    const lines = made.out.join('\n').split('\n');
    const cells = lines.map((line) => line.split(/ {2,}/));
    expect(cells[1]).toEqual([
      'zephyr',
      'r2',
      'new',
      '2026-03-03T12:00:00.000Z',
      'Anik',
      'c0ffee',
      'r2--zephyr.p.example',
    ]);
    expect(cells[2]).toEqual([
      'zephyr',
      'r1',
      'live',
      '2026-03-03T12:00:00.000Z',
      'Rima',
      'c0ffee',
      'zephyr.example r1--zephyr.p.example',
    ]);
    expect(lines.at(-1)).toBe('generation 1, by Rima at 2026-03-03T12:00:00.000Z');
    await made.release('list', '--json');
    const { generation, hosts, revisions } = made.said();
    expect(generation).toBe(1);
    expect(hosts).toEqual({ 'zephyr.example': revisions[1].site });
    expect(revisions.map(({ live }: { live: boolean }) => live)).toEqual([false, true]);
  });

  it('names the command to begin with if nothing was published', async () => {
    const made = releases();
    mkdirSync(made.storeDir);
    expect(await made.release('list')).toBe(0);
    expect(made.out.join()).toContain('publish --all');
  });
});
