import { describe, expect, it } from 'vitest';
import { coverage } from './coverage.ts';
import { idsIn } from './idsIn.ts';
import open from './open.json' with { type: 'json' };
import { type Proof, titlesIn } from './readProofs.ts';
import specification from './specification.json' with { type: 'json' };

const proofOf = (...ids: string[]): Proof => ({
  kind: 'unit',
  file: 'a.test.ts',
  ids: new Set(ids),
});
const all = Object.keys(specification);

describe('the specification coverage', () => {
  it('is complete if every sentence has a test', () => {
    expect(coverage([proofOf(...all)]).map(({ id }) => id)).toEqual(all);
  });

  it('rejects a sentence that no test names, unless it is planned', () => {
    const built = all.find((id) => !(id in open)) ?? '';
    const others = all.filter((id) => id !== built);
    expect(() => coverage([proofOf(...others)])).toThrow(`${built}: no title of a test names it`);
    const unbuilt = Object.keys(open);
    const rest = all.filter((id) => !unbuilt.includes(id));
    expect(() => coverage([proofOf(...rest)])).not.toThrow();
  });

  it('rejects an id that is not in the specification', () => {
    expect(() => coverage([proofOf(...all, 'S0.1')])).toThrow('a.test.ts: there is no S0.1');
  });
});

describe('the ids in a title', () => {
  it('are the ones it names, and the ones within a range', () => {
    const title = 'opens once a session (S4.10–S4.12, S9.1) and S2.15–17';
    const ids = ['S4.10', 'S4.11', 'S4.12', 'S9.1', 'S2.15', 'S2.16', 'S2.17'];
    expect([...idsIn(title)]).toEqual(ids);
  });
});

describe('the titles in a file', () => {
  it('are the titles of its tests, without comments', () => {
    const text = "// by S1.1\nit('pays once (S2.1)', () => {});\nit(`and more (S2.2)`);";
    expect([...idsIn(titlesIn('unit', text).join())]).toEqual(['S2.1', 'S2.2']);
  });

  it('are the descriptions of stories with a play function', () => {
    const text = [
      '/** Looks so (S1.1). */',
      'export const Still: Story = {};',
      '/** Closes (S1.2). */',
      'export const Closes: Story = {',
      '  play: async () => {},',
      '};',
    ].join('\n');
    expect([...idsIn(titlesIn('story', text).join())]).toEqual(['S1.2']);
  });
});
