import { type ComponentType, lazy } from 'react';
import { blockRows } from './blockRows.ts';
import type { BlockProps, HomeBlock } from './homeBlock.ts';

/** The component of some kind of block; a list of all cannot say of which. */
export type AnyBlock = ComponentType<BlockProps<HomeBlock['block']>>;

const LOADERS = Object.entries(blockRows).flatMap(([kind, { late }]) =>
  late ? [[kind, late as () => Promise<AnyBlock>] as const] : [],
);

/** The components in chunks of their own, by kind; each loads only where a page has such a block. */
export const lateBlocks = new Map<string, AnyBlock>(
  LOADERS.map(([kind, load]) => [kind, lazy(async () => ({ default: await load() }))]),
);

/** Loads all of them, for prerendering, which waits for no chunk. */
export async function loadLateBlocks(): Promise<void> {
  for (const [kind, load] of LOADERS) lateBlocks.set(kind, await load());
}
