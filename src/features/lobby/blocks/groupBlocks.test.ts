import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HomeBlock } from '#src/shared/blocks/block.ts';
import { groupBlocks } from './groupBlocks.ts';

const BLOCKS: HomeBlock[] = [
  { block: 'banner', style: 'picture' },
  { block: 'notices' },
  { block: 'gameMenu' },
  { block: 'continuePlaying' },
  { block: 'favourites' },
  { block: 'games', rows: 2, size: 'medium', sort: 'popular' },
  { block: 'winners' },
  { block: 'text', text: { en: 'Words' } },
];

const composed = fc.array(fc.constantFrom(...BLOCKS), { minLength: 1, maxLength: 40 });
const named = (names: string[]) => BLOCKS.filter(({ block }) => names.includes(block));
const firstViewOf = (blocks: readonly HomeBlock[]) =>
  groupBlocks(blocks).flatMap((group) =>
    group.blocks.filter(({ inFirstView }) => inFirstView).map(({ block }) => block.block),
  );

describe('the blocks of a page', () => {
  it('keep any order, each once', () => {
    fc.assert(
      fc.property(composed, (blocks) => {
        const placed = groupBlocks(blocks).flatMap((group) => group.blocks);
        expect(placed.map(({ block }) => block)).toEqual(blocks);
        expect(placed.map(({ place }) => place)).toEqual(blocks.map((_, place) => place));
      }),
    );
  });

  it('have a small gap between consecutive banner, notices and menu', () => {
    const [head, rest] = groupBlocks(named(['banner', 'notices', 'gameMenu', 'winners']));
    expect(head?.isHead).toBe(true);
    expect(head?.blocks).toHaveLength(3);
    expect(rest?.isHead).toBe(false);
  });

  it('load immediately down to the first games, past texts and lists for players only', () => {
    expect(firstViewOf(named(['banner', 'continuePlaying', 'games', 'winners']))).toEqual([
      'banner',
      'continuePlaying',
      'games',
    ]);
    expect(firstViewOf([...named(['text']), ...named(['games', 'winners'])])).toEqual([
      'text',
      'games',
    ]);
  });
});
