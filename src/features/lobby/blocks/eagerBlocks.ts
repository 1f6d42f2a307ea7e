import { CardsBlock } from './cards/CardsBlock.tsx';
import { FaqBlock } from './faq/FaqBlock.tsx';
import type { LateBlocks } from './lateBlocks.ts';
import { TextBlock } from './text/TextBlock.tsx';

/** All late blocks at once, for prerendering. */
export const eagerBlocks: LateBlocks = { text: TextBlock, cards: CardsBlock, faq: FaqBlock };
