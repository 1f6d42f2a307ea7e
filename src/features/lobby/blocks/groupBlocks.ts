import type { HomeBlock } from '#src/shared/blocks/block.ts';
import { blockRows } from './blockRows.ts';

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
    const { isHead = false, isLow = false } = blockRows[block.block];
    const placed = { place, block, inFirstView };
    const last = groups.at(-1);
    if (last?.isHead === isHead) last.blocks.push(placed);
    else groups.push({ isHead, blocks: [placed] });
    if (!isHead && !isLow) inFirstView = false;
  }
  return groups;
}
