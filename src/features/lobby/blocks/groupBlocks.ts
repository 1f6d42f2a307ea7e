import type { HomeBlock } from './homeBlock.ts';

/** Blocks with little space between them where they follow each other. */
const HEAD: ReadonlySet<HomeBlock['block']> = new Set(['banner', 'notices', 'gameMenu']);

/** Blocks that take no height until a player is logged in. */
const OWN: ReadonlySet<HomeBlock['block']> = new Set(['continuePlaying', 'favourites']);

interface PlacedBlock {
  /** Its index in the manifest's list. */
  place: number;
  block: HomeBlock;
  /** No block of games or text comes above it. */
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
    if (!isHead && !OWN.has(block.block)) inFirstView = false;
  }
  return groups;
}
