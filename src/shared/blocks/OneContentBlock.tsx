import type { ContentBlock } from './block.ts';
import { contentRows } from './contentRows.ts';
import { LateBlock, type LateBlockProps } from './LateBlock.tsx';
import { lateBlocks } from './lateBlocks.ts';

/** The place that a block keeps until it is near; undefined for one that does not wait. */
function placeOf(block: ContentBlock): LateBlockProps['place'] {
  const { startsNear } = contentRows[block.block];
  if (startsNear !== 'rows' || block.block !== 'promotions') return startsNear && 'card';
  return block.rows === 1 || block.rows === 2 ? block.rows : 3;
}

/** A block that any page may have. */
export function OneContentBlock({ block }: { block: ContentBlock }) {
  const Late = lateBlocks.get(block.block);
  return Late ? (
    <LateBlock place={placeOf(block)}>
      <Late block={block} />
    </LateBlock>
  ) : null;
}
