import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { FORCED_COLORS } from '#src/ui/mediaQueries.ts';

/** Fills the area whatever its shape; time runs in reading direction. */
export const lines = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const ground = style({
  fill: vars.color.accent.subtle,
  '@media': { [FORCED_COLORS]: { fill: 'none' } },
});

const DOT = 10;

export const dot = style({
  position: 'absolute',
  inlineSize: DOT,
  blockSize: DOT,
  marginInlineStart: -DOT / 2,
  marginBlockStart: -DOT / 2,
  border: `2px solid ${vars.color.surface.canvas}`,
  borderRadius: vars.radius.pill,
  background: vars.color.text.primary,
  '@media': { [FORCED_COLORS]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
