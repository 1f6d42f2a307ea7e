import { type ComponentType, lazy } from 'react';
import type { ContentBlock } from './block.ts';
import { contentRows } from './contentRows.ts';

/** The component of some kind of block; a list of all cannot say of which. */
type AnyBlock = ComponentType<{ block: ContentBlock }>;

const LOADERS = Object.entries(contentRows).map(
  ([kind, { late }]) => [kind, late as () => Promise<AnyBlock>] as const,
);

/** The components in chunks of their own, by kind; each loads only where a page has such a block. */
export const lateBlocks = new Map<string, AnyBlock>(
  LOADERS.map(([kind, load]) => [kind, lazy(async () => ({ default: await load() }))]),
);

/** Loads all of them, for prerendering, which waits for no chunk. */
export async function loadLateBlocks(): Promise<void> {
  for (const [kind, load] of LOADERS) lateBlocks.set(kind, await load());
}
