import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** The bar, and below it the game in all the room that is left. */
export const host = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minBlockSize: 0,
});

/** What stands where the game would be. */
export const notice = style({
  flexGrow: 1,
  display: 'grid',
  alignContent: 'safe center',
  minBlockSize: 0,
  padding: vars.gutter.phone,
  overflowY: 'auto',
});
