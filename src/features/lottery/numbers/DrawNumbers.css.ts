import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const SIZES = ['s', 'm', 'l'] as const;

/** From left to right in every script, as the digits of a number are; at the start of its line. */
const line = {
  display: 'flex',
  direction: 'ltr',
  inlineSize: 'fit-content',
  gap: vars.space.xs,
} as const;

/** One line on a tile; elsewhere the balls wrap. */
export const balls = styleVariants({
  s: line,
  m: { ...line, flexWrap: 'wrap' },
  l: { ...line, flexWrap: 'wrap' },
} satisfies Record<(typeof SIZES)[number], unknown>);

const round = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  border: `${vars.stroke.control} solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface.sunken,
  color: vars.color.text.primary,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});

const across = (size: string) => ({ inlineSize: size, blockSize: size });

export const ball = styleVariants({
  s: [round, { ...across('24px'), fontSize: vars.font.size.xs }],
  m: [round, { ...across('36px'), fontSize: vars.font.size.s }],
  l: [round, { ...across('44px'), fontSize: vars.font.size.m }],
} satisfies Record<(typeof SIZES)[number], unknown>);
