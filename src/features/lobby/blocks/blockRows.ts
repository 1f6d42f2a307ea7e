import type { ComponentType } from 'react';
import type { PageBrand } from '#src/brand/page.ts';
import type { BlockOf, HomeBlock } from './homeBlock.ts';

/** What the page has to know of a kind of block. */
interface BlockRow<K extends HomeBlock['block']> {
  /** It has little space to the blocks of this sort that it follows. */
  isHead?: true;
  /** It is so low that the next one is in the first view too: a text, or a list that only players have. */
  isLow?: true;
  /** The module to which it belongs: without it, it shows nothing. */
  switch?: keyof PageBrand['modules'];
  /** It starts only when it is scrolled near, as it needs the platform; a prerendered page keeps the place of a card, or of its rows. */
  startsNear?: 'card' | 'rows';
  /** Loads its component in a chunk of its own; without it, the component is in the lobby's (`eagerBlocks.tsx`). */
  late?: () => Promise<ComponentType<{ block: BlockOf<K> }>>;
}

/** Every kind of block of the home page. */
const ROWS = {
  banner: { isHead: true },
  notices: { isHead: true, switch: 'announcements' },
  gameMenu: { isHead: true },
  games: {},
  continuePlaying: { isLow: true, switch: 'recents' },
  favourites: { isLow: true, switch: 'favourites' },
  winners: { switch: 'winnerBoard' },
  promotions: {
    switch: 'promotions',
    startsNear: 'rows',
    late: async () => (await import('./promotions/PromotionsBlock.tsx')).PromotionsBlock,
  },
  vip: {
    switch: 'vip',
    startsNear: 'card',
    late: async () => (await import('./vip/VipBlock.tsx')).VipBlock,
  },
  text: { isLow: true, late: async () => (await import('./text/TextBlock.tsx')).TextBlock },
  cards: { late: async () => (await import('./cards/CardsBlock.tsx')).CardsBlock },
  partners: { late: async () => (await import('./partners/PartnersBlock.tsx')).PartnersBlock },
  faq: { late: async () => (await import('./faq/FaqBlock.tsx')).FaqBlock },
} as const satisfies { [K in HomeBlock['block']]: BlockRow<K> };

/** The kinds whose components load with the lobby. */
export type EagerKind = {
  [K in HomeBlock['block']]: (typeof ROWS)[K] extends { late: unknown } ? never : K;
}[HomeBlock['block']];

export const blockRows: { readonly [K in HomeBlock['block']]: BlockRow<K> } = ROWS;
