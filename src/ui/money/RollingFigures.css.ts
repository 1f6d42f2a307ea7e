import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { STILL } from '#src/ui/mediaQueries.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.5em)' } });
const fall = keyframes({ from: { opacity: 0, transform: 'translateY(-0.5em)' } });

export const figure = style({ display: 'inline-block', whiteSpace: 'pre' });

const rolling = (name: string) => ({
  animation: `${name} ${vars.motion.duration.surface} ${vars.motion.easing.out}`,
  '@media': { [STILL]: { animation: 'none' } },
});

/** Higher digits come from below, lower ones from above. */
export const roll = styleVariants({ up: rolling(rise), down: rolling(fall) });
