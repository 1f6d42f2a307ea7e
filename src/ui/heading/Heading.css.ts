import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

export const SIZES = ['m', 'l', 'xl', 'xxl', 'display'] as const;

export const heading = style({
  overflowWrap: 'anywhere',
  minInlineSize: 0,
  fontFamily: vars.font.family.heading,
  fontWeight: vars.font.weight.heading,
  lineHeight: vars.font.leading.heading,
  letterSpacing: vars.font.tracking.heading,
  color: vars.color.text.primary,
  textWrap: 'balance',
});

export const size = styleVariants({
  m: { fontSize: vars.font.size.m },
  l: { fontSize: vars.font.size.l },
  xl: {
    fontSize: vars.font.size.l,
    '@media': { [from('tablet')]: { fontSize: vars.font.size.xl } },
  },
  xxl: {
    fontSize: vars.font.size.xl,
    '@media': { [from('tablet')]: { fontSize: vars.font.size.xxl } },
  },
  display: {
    fontFamily: vars.font.family.display,
    fontWeight: vars.font.weight.display,
    lineHeight: vars.font.leading.display,
    letterSpacing: vars.font.tracking.display,
    fontSize: vars.font.size.xxl,
    '@media': { [from('tablet')]: { fontSize: vars.font.size.xxxl } },
  },
} satisfies Record<(typeof SIZES)[number], object>);
