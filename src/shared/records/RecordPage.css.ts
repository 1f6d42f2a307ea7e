import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const page = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** The title, and the file beside it where there is room. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

/** On paper a record stands alone: what leads through the site is of no use there. */
globalStyle(`body:has(${page}) :is(header, footer, nav, aside)`, {
  '@media': { print: { display: 'none' } },
});
