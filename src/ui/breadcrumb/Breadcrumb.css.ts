import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
});

export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  maxInlineSize: '100%',
  color: vars.color.text.secondary,
  fontSize: vars.font.size.s,
});

/** Even a short name is as wide as a touch target. */
globalStyle(`${step} > a`, { minInlineSize: vars.size.target, overflowWrap: 'anywhere' });

/** The current page: not a link, yet as high as the links before it. */
export const here = style({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: vars.size.target,
  color: vars.color.text.primary,
  fontWeight: vars.font.weight.label,
  overflowWrap: 'anywhere',
});
