import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { FORCED_COLORS } from '#src/ui/mediaQueries.ts';

/** The line styles of a chart in order, which differ by dashes and colour. */
export const STROKES = ['solid', 'dashed', 'dotted'] as const;

const base = style({
  fill: 'none',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [FORCED_COLORS]: { stroke: 'CanvasText' } },
});

export const stroke = styleVariants({
  solid: [base, { stroke: vars.color.accent.marker }],
  dashed: [base, { stroke: vars.color.text.secondary, strokeDasharray: '6 5' }],
  dotted: [base, { stroke: vars.color.status.info.text, strokeDasharray: '0.1 5', strokeWidth: 3 }],
} satisfies Record<(typeof STROKES)[number], unknown>);

export const sample = style({ inlineSize: 24, blockSize: 4, flexShrink: 0 });
