import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';
import { scrollRow } from './ScrollRow.css.ts';

/** Between lines, so that the hit areas of chips do not overlap. */
const LINE_GAP = `max(${vars.gap.inline}, calc(${vars.size.target} - ${vars.size.chip}))`;

/** A scrolling row that has further lines instead from tablets up, where nobody swipes. */
export const chipRow = style([
  scrollRow,
  {
    '@media': {
      [from('tablet')]: {
        flexWrap: 'wrap',
        rowGap: LINE_GAP,
        overflowX: 'visible',
        maskImage: 'none',
        selectors: { '[dir="rtl"] &': { maskImage: 'none' } },
      },
    },
  },
]);
