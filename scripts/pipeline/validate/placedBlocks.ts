import type { JSONPath } from 'jsonc-parser';
import { asEntries, asList, lookup } from './check.ts';

/** A block of a manifest with its path. */
export interface PlacedBlock {
  block: unknown;
  path: JSONPath;
}

/** The blocks of a list, or of each list of a page that has several. */
function blocksIn(value: unknown, path: JSONPath): PlacedBlock[] {
  if (Array.isArray(value))
    return asList(value).map((block, index) => ({ block, path: [...path, index] }));
  return asEntries(value).flatMap(([part, blocks]) =>
    asList(blocks).map((block, index) => ({ block, path: [...path, part, index] })),
  );
}

/** Every block of a manifest's pages, which the schema may have refused. */
export const placedBlocks = (manifest: unknown): PlacedBlock[] =>
  asEntries(lookup(manifest, ['pages']))
    .filter(([page]) => page !== 'own')
    .flatMap(([page, value]) => blocksIn(value, ['pages', page]));
