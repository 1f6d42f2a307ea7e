import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockEnd: `${vars.stroke.divider} solid ${vars.color.border.base}`,
});

export const item = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.m,
  paddingBlock: vars.space.s,
  borderBlockStart: `${vars.stroke.divider} solid ${vars.color.border.base}`,
});

export const who = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const rate = style({ flexShrink: 0, fontVariantNumeric: 'tabular-nums' });
