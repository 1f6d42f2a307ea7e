import type { PageBrand } from '#src/brand/page.ts';

/** A block of the home page, as the manifest states it. */
export type HomeBlock = PageBrand['pages']['home'][number];

type Kind = HomeBlock['block'];

/** A block of one kind. */
export type BlockOf<K extends Kind> = Extract<HomeBlock, { block: K }>;

/** The props of the component of a kind of block. */
export interface BlockProps<K extends Kind> {
  block: BlockOf<K>;
  /** No block of much height comes above it, but the banner. */
  inFirstView: boolean;
}
