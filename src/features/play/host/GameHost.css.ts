import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** The bar, and the game in all the space below. */
export const host = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minBlockSize: 0,
  outline: 'none',
});

/** A notice in place of the game. */
export const notice = style({
  flexGrow: 1,
  display: 'grid',
  alignContent: 'safe center',
  minBlockSize: 0,
  padding: vars.gutter.phone,
  overflowY: 'auto',
});
