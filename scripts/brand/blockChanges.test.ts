import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { blockChanges, pageChanges } from './blockChanges.ts';

type Block = ResolvedBrand['pages']['home'][number];

const games = (section: 'LIVE' | 'RNG' | 'FISH', rows = 2): Block => ({
  block: 'games',
  section,
  rows,
  size: 'medium',
  sort: 'popular',
});
const banner: Block = { block: 'banner', style: 'picture' };
const winners: Block = { block: 'winners' };

describe('the difference between two home pages', () => {
  it('names a moved block and its new place', () => {
    const before = [banner, games('RNG'), games('LIVE'), winners];
    expect(blockChanges(before, [banner, games('LIVE'), games('RNG'), winners])).toEqual([
      'moves Live above Slots',
    ]);
    expect(blockChanges(before, [winners, banner, games('RNG'), games('LIVE')])).toEqual([
      'moves Winners to the top',
    ]);
  });

  it('states which blocks were added, removed and changed', () => {
    expect(blockChanges([banner, games('RNG')], [games('RNG', 3), games('FISH')])).toEqual([
      'removes Banner',
      'changes Slots: rows from 2 to 3',
      'adds Fishing below Slots',
    ]);
  });

  it('tells apart two blocks of the same kind', () => {
    expect(blockChanges([banner, winners], [banner, winners, banner])).toEqual([
      'adds Banner (2) below Winners',
    ]);
  });

  it('is empty for equal pages, and has at most as many moves as blocks', () => {
    const lists = fc.array(
      fc.constantFrom(banner, winners, games('LIVE'), games('RNG'), games('FISH')),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(lists, lists, (before, after) => {
        expect(blockChanges(before, before)).toEqual([]);
        const moves = blockChanges(before, after).filter((change) => change.startsWith('moves'));
        expect(moves.length).toBeLessThan(Math.max(after.length, 1));
      }),
    );
  });
});

it('the difference between the blocks of other pages names the page and the place', () => {
  const levels: Block = { block: 'vip' };
  const before = { home: [banner], own: [], help: { above: [levels] } };
  expect(pageChanges(before, { home: [], own: [], help: { below: [levels] } })).toEqual([
    'help.above: removes VIP',
    'help.below: adds VIP to the top',
  ]);
});
