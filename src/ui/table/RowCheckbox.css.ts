import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** The hit area, with the box in its middle. */
export const target = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  cursor: 'pointer',
});
