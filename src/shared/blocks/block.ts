import type { BuiltContentBlock, PageBrand } from '#src/brand/page.ts';

/** A block of the home page, as the manifest states it. */
export type HomeBlock = PageBrand['pages']['home'][number];

/** A block that other pages may have too. */
export type ContentBlock = BuiltContentBlock;

/** A block of one kind. */
export type BlockOf<K extends HomeBlock['block']> = Extract<HomeBlock, { block: K }>;
