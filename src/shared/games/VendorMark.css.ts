import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** Its place is reserved before the picture loads. */
export const mark = style({
  flexShrink: 0,
  borderRadius: vars.radius.control,
  background: vars.color.skeleton,
});
