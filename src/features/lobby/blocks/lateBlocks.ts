import { type ComponentType, lazy } from 'react';
import type { BlockOf } from './homeBlock.ts';

type LateKind = 'text' | 'cards' | 'faq';

/** Kinds of blocks in chunks of their own, which load only where a page has such a block. */
export type LateBlocks = { [K in LateKind]: ComponentType<{ block: BlockOf<K> }> };

export const lateBlocks: LateBlocks = {
  text: lazy(async () => ({ default: (await import('./text/TextBlock.tsx')).TextBlock })),
  cards: lazy(async () => ({ default: (await import('./cards/CardsBlock.tsx')).CardsBlock })),
  faq: lazy(async () => ({ default: (await import('./faq/FaqBlock.tsx')).FaqBlock })),
};

/** Takes blocks that are loaded already, for prerendering, which waits for no chunk. */
export function provideBlocks(loaded: LateBlocks): void {
  Object.assign(lateBlocks, loaded);
}
