import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { FORCED_COLORS, STILL } from '#src/ui/mediaQueries.ts';

export const SHAPES = ['text', 'block', 'media', 'pill'] as const;

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = style({
  display: 'block',
  background: vars.color.skeleton,
  animation: `${breathe} ${vars.motion.duration.pulse} ${vars.motion.easing.inOut} infinite`,
  '@media': {
    [STILL]: { animation: 'none' },
    [FORCED_COLORS]: { border: `${vars.stroke.control} dashed CanvasText` },
  },
});

export const shape = styleVariants({
  /** One line of text, as high as its letters. */
  text: { blockSize: '0.75em', marginBlock: '0.125em', borderRadius: vars.radius.mark },
  block: { blockSize: '100%', borderRadius: vars.radius.control },
  media: { blockSize: '100%', borderRadius: vars.radius.media },
  pill: { blockSize: '100%', borderRadius: vars.radius.chip },
} satisfies Record<(typeof SHAPES)[number], object>);

export const WIDTHS = ['full', 'long', 'half', 'short'] as const;

export const width = styleVariants({
  full: { inlineSize: '100%' },
  long: { inlineSize: '80%' },
  half: { inlineSize: '50%' },
  short: { inlineSize: '30%' },
} satisfies Record<(typeof WIDTHS)[number], object>);
