import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const clock = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const zone = style({ color: vars.color.text.secondary, whiteSpace: 'nowrap' });
