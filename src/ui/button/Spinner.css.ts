import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { STILL } from '#src/ui/mediaQueries.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  flexShrink: 0,
  inlineSize: vars.size.icon.m,
  blockSize: vars.size.icon.m,
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  animation: `${turn} calc(${vars.motion.duration.pulse} / 2) linear infinite`,
  '@media': { [STILL]: { animation: 'none' } },
});

export const track = style({ opacity: 0.3 });
