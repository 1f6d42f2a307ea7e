import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

export const TONES = ['neutral', 'success', 'danger'] as const;

export const statistic = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
});

export const label = style({
  color: vars.color.text.secondary,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.leading.label,
});

export const figure = style({
  fontFamily: vars.font.family.heading,
  // An amount of millions stays on one line if two share a phone's width.
  fontSize: vars.font.size.l,
  '@media': { [from('tablet')]: { fontSize: vars.font.size.xl } },
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.leading.label,
  overflowWrap: 'anywhere',
});

export const change = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.leading.label,
});

export const tone = styleVariants({
  neutral: { color: vars.color.text.secondary },
  success: { color: vars.color.status.success.text },
  danger: { color: vars.color.status.danger.text },
} satisfies Record<(typeof TONES)[number], object>);
