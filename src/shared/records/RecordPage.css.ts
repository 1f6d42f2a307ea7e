import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

export const page = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** The title, and the file button beside it if there is room. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

/** A long title has two lines on phones rather than the button below it. */
export const title = style({
  '@media': { [below('tablet')]: { flex: '1 1 9rem', minInlineSize: 0 } },
});

/** In print a record is shown alone: navigation is of no use there. */
globalStyle(`body:has(${page}) :is(header, footer, nav, aside)`, {
  '@media': { print: { display: 'none' } },
});
