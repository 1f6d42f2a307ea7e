import { inEveryLanguage } from '#src/i18n/inEveryLanguage.fixture.ts';
import type { ContentBlock } from './block.ts';

/** A text of a brand's own for stories of the pages that may have blocks. */
export const NOTE: ContentBlock = {
  block: 'text',
  title: inEveryLanguage('A word before you start'),
  text: inEveryLanguage('Set a limit first: it takes a minute and holds from then on.'),
};

/** Questions of a brand's own. */
export const QUESTIONS: ContentBlock = {
  block: 'faq',
  title: inEveryLanguage('Questions'),
  questions: [
    {
      question: inEveryLanguage('Is this real money?'),
      answer: inEveryLanguage('No. Credits cannot be paid out.'),
    },
  ],
};
