import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { FORCED_COLORS } from '#src/ui/mediaQueries.ts';

export const SIZES = ['s', 'm', 'l'] as const;

export const avatar = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  background: vars.color.accent.subtle,
  color: vars.color.accent.onSubtle,
  fontWeight: vars.font.weight.strong,
  lineHeight: 1,
  userSelect: 'none',
  '@media': { [FORCED_COLORS]: { border: `${vars.stroke.control} solid CanvasText` } },
});

/** The letters scale with the circle, so that two of them fit at any of the brand's text sizes. */
const circle = (factor: number) => ({
  inlineSize: `calc(${factor} * ${vars.size.avatar})`,
  blockSize: `calc(${factor} * ${vars.size.avatar})`,
  fontSize: `calc(${factor * 0.36} * ${vars.size.avatar})`,
});

export const size = styleVariants({
  s: circle(0.7),
  m: circle(1),
  l: circle(1.8),
} satisfies Record<(typeof SIZES)[number], object>);

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
