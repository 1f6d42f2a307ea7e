import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { FORCED_COLORS, STILL } from '#src/ui/mediaQueries.ts';
import type { TONES } from './progress.ts';

export const SIZES = ['s', 'm', 'l'] as const;

export const ring = style({ position: 'relative', display: 'inline-grid', placeItems: 'center' });

export const size = styleVariants({
  s: { inlineSize: vars.size.icon.l, blockSize: vars.size.icon.l },
  m: { inlineSize: vars.size.control.l, blockSize: vars.size.control.l },
  l: {
    inlineSize: `calc(2 * ${vars.size.control.l})`,
    blockSize: `calc(2 * ${vars.size.control.l})`,
  },
} satisfies Record<(typeof SIZES)[number], object>);

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Starts at the top and runs in reading direction. */
export const drawing = style({
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  strokeWidth: 3,
  transform: 'rotate(-90deg)',
  selectors: {
    '[dir="rtl"] &': { transform: 'rotate(-90deg) scaleY(-1)' },
    '&[data-turning]': {
      animation: `${turn} ${vars.motion.duration.pulse} linear infinite`,
    },
  },
  '@media': { [STILL]: { selectors: { '&[data-turning]': { animation: 'none' } } } },
});

export const track = style({
  stroke: vars.color.surface.active,
  '@media': { [FORCED_COLORS]: { stroke: 'CanvasText', strokeWidth: 1 } },
});

export const arc = style({
  strokeLinecap: 'round',
  '@media': { [FORCED_COLORS]: { stroke: 'Highlight' } },
});

export const tone = styleVariants({
  accent: { stroke: vars.color.accent.marker },
  success: { stroke: vars.color.status.success.text },
  warning: { stroke: vars.color.status.warning.text },
  danger: { stroke: vars.color.status.danger.text },
} satisfies Record<(typeof TONES)[number], object>);

export const middle = style({ position: 'absolute', display: 'grid', placeItems: 'center' });
