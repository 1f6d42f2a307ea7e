import type { ComponentType } from 'react';
import type { PageBrand } from '#src/brand/page.ts';
import type { BlockOf, ContentBlock } from './block.ts';

type Kind = ContentBlock['block'];

/** What a page has to know of a kind of block that any page may have. */
interface ContentRow<K extends Kind> {
  /** On the home page, it is so low that the next block is in the first view too. */
  isLow?: true;
  /** The module to which it belongs: without it, it shows nothing. */
  switch?: keyof PageBrand['modules'];
  /** It starts only when it is scrolled near, as it needs the platform; a prerendered page keeps the place of a card, or of its rows. */
  startsNear?: 'card' | 'rows';
  /** Loads its component, in a chunk of its own. */
  late: () => Promise<ComponentType<{ block: BlockOf<K> }>>;
}

/** Every kind of block that any page may have. */
export const contentRows: { readonly [K in Kind]: ContentRow<K> } = {
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
};
