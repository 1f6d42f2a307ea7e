import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const readout = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gridColumn: '1 / -1',
  columnGap: vars.space.l,
  rowGap: vars.space.xxs,
  fontSize: vars.font.size.s,
});

export const label = style({ color: vars.color.text.secondary });

export const value = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  minInlineSize: 0,
});

export const text = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.strong,
});
