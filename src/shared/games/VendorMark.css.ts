import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** Its place is kept before the picture is there. */
export const mark = style({
  flexShrink: 0,
  borderRadius: vars.radius.control,
  background: vars.color.skeleton,
});
