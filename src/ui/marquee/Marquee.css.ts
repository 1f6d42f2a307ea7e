import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { HOVER, STILL } from '#src/ui/mediaQueries.ts';

export const window = style({
  position: 'relative',
  display: 'block',
  minInlineSize: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
});

const run = keyframes({ to: { transform: 'translateX(-50%)' } });
const runBack = keyframes({ to: { transform: 'translateX(50%)' } });

/** The items twice, so that the second copy follows the first without a gap. Its speed depends on its length. */
export const strip = style({
  display: 'inline-flex',
  animation: `${run} 30s linear infinite`,
  selectors: {
    '[dir="rtl"] &': { animationName: runBack },
    // Pauses for anyone about to press the element around it.
    ':is(button, a):focus-visible &, &[data-paused="true"]': { animationPlayState: 'paused' },
  },
  '@media': {
    [HOVER]: {
      selectors: { ':is(button, a):hover &, &:hover': { animationPlayState: 'paused' } },
    },
    [STILL]: { animation: 'none' },
  },
});

export const items = style({ display: 'inline-flex', flexShrink: 0 });

export const item = style({ paddingInlineEnd: vars.space.xxl });

/** Hidden with reduced motion, since nothing moves then. */
export const toggle = style({
  display: 'flex',
  '@media': { [STILL]: { display: 'none' } },
});
