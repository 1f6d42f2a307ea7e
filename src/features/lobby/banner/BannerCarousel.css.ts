import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

export const target = style({
  display: 'block',
  selectors: { '&:focus-visible': { outlineOffset: `calc(-2 * ${vars.stroke.focus})` } },
});

/** One shape for all, whatever a picture's own, so that none moves the page; flatter where it is wide, for games to show. */
export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '8 / 3',
  objectFit: 'cover',
  '@media': { [from('desktop')]: { aspectRatio: '7 / 2' } },
});
