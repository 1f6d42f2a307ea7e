import { blockLists } from '#src/brand/blockLists.ts';
import type { Block, ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { listChanges } from './listChanges.ts';
import { sectionName } from './sectionName.ts';

/** The name of a kind of block: `continuePlaying` as `Continue playing`, `faq` as `FAQ`. */
function kindName(kind: string): string {
  if (kind.length <= 3) return kind.toUpperCase();
  const words = kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of a block, as operators say it. */
function nameOf(block: Block): string {
  if (block.block === 'games') {
    const section = block.section && sectionName(block.section);
    return [section ?? kindName(block.block), block.vendor]
      .filter((part) => part !== undefined)
      .join(' of ');
  }
  const title = 'title' in block ? Object.values(block.title ?? {})[0] : undefined;
  const kind = kindName(block.block);
  return title === undefined ? kind : `${kind} “${title}”`;
}

/** How one composition of the home page becomes another. */
export const blockChanges = (before: readonly Block[], after: readonly Block[]): string[] =>
  listChanges(before, after, nameOf);

/** How the blocks of the other pages become another brand's: `help.above: adds FAQ`. */
export function pageChanges(
  before: ResolvedBrand['pages'],
  after: ResolvedBrand['pages'],
): string[] {
  const [old, now] = [before, after].map((pages) => new Map(blockLists<Block>(pages)));
  const lists = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  lists.delete('home');
  return [...lists].flatMap((list) =>
    blockChanges(old?.get(list) ?? [], now?.get(list) ?? []).map((change) => `${list}: ${change}`),
  );
}
