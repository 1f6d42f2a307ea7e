import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { FORCED_COLORS, STILL } from '#src/ui/mediaQueries.ts';
import type { TONES } from './progress.ts';

export const progress = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.m}`,
  minInlineSize: 0,
});

export const track = style({
  position: 'relative',
  flexBasis: '100%',
  blockSize: vars.space.s,
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  background: vars.color.surface.active,
  '@media': { [FORCED_COLORS]: { outline: `${vars.stroke.control} solid CanvasText` } },
});

const pass = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(350%)' },
});
const passBack = keyframes({
  from: { transform: 'translateX(100%)' },
  to: { transform: 'translateX(-350%)' },
});

export const fill = style({
  blockSize: '100%',
  borderRadius: 'inherit',
  selectors: {
    '&[data-indeterminate]': {
      inlineSize: '30%',
      animation: `${pass} ${vars.motion.duration.pulse} ${vars.motion.easing.inOut} infinite`,
    },
    '[dir="rtl"] &[data-indeterminate]': { animationName: passBack },
  },
  '@media': {
    [STILL]: {
      selectors: {
        '&[data-indeterminate]': { inlineSize: '100%', opacity: 0.5, animation: 'none' },
      },
    },
    [FORCED_COLORS]: { background: 'Highlight' },
  },
});

export const tone = styleVariants({
  accent: { background: vars.color.accent.marker },
  success: { background: vars.color.status.success.text },
  warning: { background: vars.color.status.warning.text },
  danger: { background: vars.color.status.danger.text },
} satisfies Record<(typeof TONES)[number], object>);
