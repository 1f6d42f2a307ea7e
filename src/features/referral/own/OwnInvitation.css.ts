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

/** The code for cameras beside what is written, below it where there is no room. */
export const invitation = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xl,
});

export const written = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  flex: '1 1 16rem',
  minInlineSize: 0,
});

/** As large as a camera reads with ease, and as wide as the button below it needs. */
export const qr = style({ inlineSize: '216px', maxInlineSize: '100%' });

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  overflowWrap: 'anywhere',
});
