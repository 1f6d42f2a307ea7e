import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** Scrolled to by its hash, the part starts a little below the header. */
export const place = style({
  scrollMarginBlockStart: vars.space.s,
});
