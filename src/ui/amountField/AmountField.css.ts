import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const figure = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.strong,
});
