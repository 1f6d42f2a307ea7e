import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

export const cards = style({
  display: 'grid',
  gap: vars.gap.grid,
  alignItems: 'start',
  '@media': {
    [from('desktop')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  overflowWrap: 'anywhere',
});
