import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { scrollRow } from './ScrollRow.css.ts';

/** A scrolling row that has further lines instead from tablets up, where nobody swipes. */
export const chipRow = style([
  scrollRow,
  {
    '@media': {
      [from('tablet')]: {
        flexWrap: 'wrap',
        overflowX: 'visible',
        maskImage: 'none',
        selectors: { '[dir="rtl"] &': { maskImage: 'none' } },
      },
    },
  },
]);
