import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** At least as high as the view, so that the footer does not move if there are few games. */
export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minInlineSize: 0,
  minBlockSize: '100dvh',
});
