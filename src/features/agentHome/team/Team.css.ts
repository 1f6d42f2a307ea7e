import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

/** Figures below each other on phones, and in columns that they fill on wider screens. */
export const figures = style({
  display: 'grid',
  gap: vars.gap.grid,
  minInlineSize: 0,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('desktop')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
