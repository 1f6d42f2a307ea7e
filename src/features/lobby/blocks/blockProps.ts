import type { BlockOf, HomeBlock } from '#src/shared/blocks/block.ts';

/** The props of the component of a kind of block of the home page. */
export interface BlockProps<K extends HomeBlock['block']> {
  block: BlockOf<K>;
  /** No block of much height comes above it, but the banner. */
  inFirstView: boolean;
}
