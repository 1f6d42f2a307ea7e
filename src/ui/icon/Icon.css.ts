import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const SIZES = ['s', 'm', 'l', 'xl'] as const;

const square = (side: string) => ({ inlineSize: side, blockSize: side });

export const icon = style({ flexShrink: 0 });

export const size = styleVariants({
  s: square(vars.size.icon.s),
  m: square(vars.size.icon.m),
  l: square(vars.size.icon.l),
  xl: square(vars.size.icon.xl),
} satisfies Record<(typeof SIZES)[number], object>);

/** Arrows that point along the line are mirrored in right-to-left scripts. */
export const mirrored = style({
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
