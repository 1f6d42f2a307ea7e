import type { ContentBlock } from './block.ts';

const both = (text: string) => ({ en: text, bn: text });

/** A text of a brand's own for stories of the pages that may have blocks. */
export const NOTE: ContentBlock = {
  block: 'text',
  title: both('A word before you start'),
  text: both('Set a limit first: it takes a minute and holds from then on.'),
};

/** Questions of a brand's own. */
export const QUESTIONS: ContentBlock = {
  block: 'faq',
  title: both('Questions'),
  questions: [
    { question: both('Is this real money?'), answer: both('No. Credits cannot be paid out.') },
  ],
};
