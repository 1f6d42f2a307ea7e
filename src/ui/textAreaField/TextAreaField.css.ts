import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** Grows with its text, then scrolls. */
export const area = style({
  fieldSizing: 'content',
  minBlockSize: '5.5lh',
  maxBlockSize: '12lh',
  lineHeight: vars.font.leading.body,
  resize: 'vertical',
});

export const count = style({
  flexShrink: 0,
  marginInlineStart: 'auto',
  color: vars.color.text.secondary,
  fontSize: vars.font.size.s,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.leading.body,
});

export const over = style({
  color: vars.color.status.danger.text,
  fontWeight: vars.font.weight.strong,
});
