import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

export const page = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** The form beside the accounts and what was withdrawn before, where there is room for both. */
export const parts = style({
  display: 'grid',
  gap: vars.gap.grid,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

/** What is coming fills the first view, so that nothing below it moves when it is there. */
export const coming = style({ minBlockSize: '100svh' });

export const figure = style({
  fontSize: vars.font.size.xxl,
  fontWeight: vars.font.weight.heading,
  overflowWrap: 'anywhere',
});

/** A part that takes the focus when it comes, so that those who listen hear where they are. */
export const arrived = style({ outline: 'none' });
