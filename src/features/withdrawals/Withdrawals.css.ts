import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

export const page = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** The form beside the accounts and earlier withdrawals, if there is room for both. */
export const parts = style({
  display: 'grid',
  gap: vars.gap.grid,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

/** The skeleton fills the first view, so that loading does not shift what is below. */
export const coming = style({ minBlockSize: '100svh' });

export const figure = style({
  fontSize: vars.font.size.xxl,
  fontWeight: vars.font.weight.heading,
  overflowWrap: 'anywhere',
});

/** A part that takes focus on mount, so that screen readers announce it. It scrolls to below the header and the card's edge. */
export const arrived = style({
  outline: 'none',
  scrollMarginBlockStart: vars.space.xl,
});
