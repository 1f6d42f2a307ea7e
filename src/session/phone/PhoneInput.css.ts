import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** The place of a field with its label. */
export const place = style({
  blockSize: `calc(${vars.font.size.s} * ${vars.font.leading.label} + ${vars.space.xs} + max(${vars.size.control.m}, ${vars.size.target}))`,
});
