import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** The header field that shows a balance. */
export const balanceBox = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
});
