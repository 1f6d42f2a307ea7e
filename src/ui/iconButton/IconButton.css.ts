import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { HOVER } from '#src/ui/mediaQueries.ts';
import { feedback } from '#src/ui/motion.ts';

export const TONES = ['quiet', 'neutral', 'media', 'inherit'] as const;

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  padding: 0,
  border: `${vars.stroke.control} solid transparent`,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.text.primary,
  cursor: 'pointer',
  transition: feedback('background-color', 'color', 'opacity'),
  selectors: {
    '&:disabled, &[aria-disabled="true"]': {
      opacity: vars.opacity.disabled,
      cursor: 'not-allowed',
    },
  },
});

const USABLE = ':not(:disabled, [aria-disabled="true"])';

const under = (hover: string, active: string) => ({
  '@media': { [HOVER]: { selectors: { [`&:hover${USABLE}`]: { background: hover } } } },
  selectors: { [`&:active${USABLE}`]: { background: active } },
});

export const tone = styleVariants({
  quiet: under(vars.color.surface.hover, vars.color.surface.active),
  neutral: {
    background: vars.color.surface.raised,
    borderColor: vars.color.border.base,
    ...under(vars.color.surface.hover, vars.color.surface.active),
  },
  // For coloured backgrounds: it takes the colour of the text there.
  inherit: {
    color: 'inherit',
    ...under(
      'color-mix(in oklab, currentColor 12%, transparent)',
      'color-mix(in oklab, currentColor 20%, transparent)',
    ),
  },
  // Looks smaller than its hit area, so that it hides little of the picture.
  media: {
    padding: vars.space.xs,
    background: vars.color.mediaScrim,
    backgroundClip: 'content-box',
    borderRadius: vars.radius.pill,
    color: vars.color.text.onMedia,
  },
} satisfies Record<(typeof TONES)[number], object>);
