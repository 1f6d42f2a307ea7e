import type { HomeBlock } from './homeBlock.ts';

/** Blocks with little space between them where they follow each other. */
const HEAD: ReadonlySet<HomeBlock['block']> = new Set(['banner', 'notices', 'gameMenu']);

/** Blocks so low that the next one is in the first view too: a text, and lists that only players have. */
const LOW: ReadonlySet<HomeBlock['block']> = new Set(['text', 'continuePlaying', 'favourites']);

interface PlacedBlock {
  /** Its index in the manifest's list. */
  place: number;
  block: HomeBlock;
  /** No block of much height comes above it, but the banner. */
  inFirstView: boolean;
}

/** Neighbouring blocks with the same spacing. */
export interface BlockGroup {
  /** They have little space between them. */
  isHead: boolean;
  blocks: readonly PlacedBlock[];
}

/** Groups the blocks of a page by their spacing, in their order. */
export function groupBlocks(blocks: readonly HomeBlock[]): BlockGroup[] {
  const groups: { isHead: boolean; blocks: PlacedBlock[] }[] = [];
  let inFirstView = true;
  for (const [place, block] of blocks.entries()) {
    const isHead = HEAD.has(block.block);
    const placed = { place, block, inFirstView };
    const last = groups.at(-1);
    if (last?.isHead === isHead) last.blocks.push(placed);
    else groups.push({ isHead, blocks: [placed] });
    if (!isHead && !LOW.has(block.block)) inFirstView = false;
  }
  return groups;
}
