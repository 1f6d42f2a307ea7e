import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** Scrolled to by its hash, the part starts below the header. */
export const place = style({
  scrollMarginBlockStart: `calc(${vars.size.header.desktop} + ${vars.space.s})`,
});
