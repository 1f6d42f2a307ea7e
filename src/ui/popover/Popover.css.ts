import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const SIZES = ['m', 'l'] as const;

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  padding: vars.inset.card,
});

/** As wide as its content, up to a limit. */
export const size = styleVariants({
  m: { maxInlineSize: `min(var(--available-width), calc(${vars.size.dialog} * 0.75))` },
  l: { maxInlineSize: `min(var(--available-width), ${vars.size.prose})` },
} satisfies Record<(typeof SIZES)[number], object>);

export const title = style({
  fontFamily: vars.font.family.heading,
  fontSize: vars.font.size.m,
  fontWeight: vars.font.weight.heading,
  lineHeight: vars.font.leading.heading,
});
