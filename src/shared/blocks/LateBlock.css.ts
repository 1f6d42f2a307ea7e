import { style, styleVariants } from '@vanilla-extract/css';
import { NO_SCRIPT } from '#src/ui/mediaQueries.ts';

/** Keeps some of the place until the content is there. */
export const waiting = style({ minBlockSize: '8rem' });

const expected = (minBlockSize: string) => ({
  minBlockSize,
  // Without a script it never starts.
  '@media': { [NO_SCRIPT]: { display: 'none' } },
});

/** Keeps about the place of a block that starts when it is near: a card, or rows of cards, each with the heading. */
export const place = styleVariants({
  card: expected('13.5rem'),
  1: expected('20rem'),
  2: expected('36rem'),
  3: expected('52rem'),
});
