import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const target = style({
  display: 'block',
  blockSize: '100%',
  selectors: { '&:focus-visible': { outlineOffset: `calc(-2 * ${vars.stroke.focus})` } },
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
