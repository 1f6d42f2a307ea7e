import type { PageBrand } from '#src/brand/page.ts';
import type { ContentBlock, HomeBlock } from '#src/shared/blocks/block.ts';
import { contentRows } from '#src/shared/blocks/contentRows.ts';

/** What the page has to know of a kind of block. */
interface BlockRow {
  /** It has little space to the blocks of this sort that it follows. */
  isHead?: true;
  /** It is so low that the next one is in the first view too: a text, or a list that only players have. */
  isLow?: true;
  /** The module to which it belongs: without it, it shows nothing. */
  switch?: keyof PageBrand['modules'];
}

/** The kinds that only the home page has, whose components load with it (`eagerBlocks.tsx`). */
export type HomeKind = Exclude<HomeBlock['block'], ContentBlock['block']>;

const HOME_ROWS: Record<HomeKind, BlockRow> = {
  banner: { isHead: true },
  notices: { isHead: true, switch: 'announcements' },
  gameMenu: { isHead: true },
  games: {},
  continuePlaying: { isLow: true, switch: 'recents' },
  favourites: { isLow: true, switch: 'favourites' },
  winners: { switch: 'winnerBoard' },
};

/** Every kind of block of the home page. */
export const blockRows: { readonly [K in HomeBlock['block']]: BlockRow } = {
  ...HOME_ROWS,
  ...contentRows,
};

/** Whether other pages may have the block too. */
export const isContent = (block: HomeBlock): block is ContentBlock => block.block in contentRows;
