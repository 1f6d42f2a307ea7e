import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

const travel = keyframes({
  '0%, 20%': { transform: 'translateX(0)' },
  '80%, 100%': { transform: 'translateX(120px)' },
});

export const dot = style({
  inlineSize: 24,
  blockSize: 24,
  borderRadius: vars.radius.pill,
  background: vars.color.accent.marker,
  animationName: travel,
  animationIterationCount: 'infinite',
  animationDirection: 'alternate',
  animationTimingFunction: vars.motion.easing.out,
});
