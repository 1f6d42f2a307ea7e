import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { FORCED_COLORS, HOVER } from '#src/ui/mediaQueries.ts';
import { feedback } from '#src/ui/motion.ts';

export const TONES = ['raised', 'sunken', 'outlined'] as const;
export const PADDINGS = ['none', 'm'] as const;

export const card = style({
  position: 'relative',
  minInlineSize: 0,
  border: `${vars.stroke.card} solid ${vars.color.border.base}`,
  borderRadius: vars.radius.card,
  '@media': { [FORCED_COLORS]: { border: `${vars.stroke.control} solid CanvasText` } },
});

export const tone = styleVariants({
  raised: { background: vars.color.surface.raised, boxShadow: vars.shadow.card },
  sunken: { background: vars.color.surface.sunken },
  outlined: { borderWidth: vars.stroke.control },
} satisfies Record<(typeof TONES)[number], object>);

export const padding = styleVariants({
  none: { overflow: 'clip' },
  m: { padding: vars.inset.card },
} satisfies Record<(typeof PADDINGS)[number], object>);

export const pressable = style({
  transition: feedback('background-color', 'box-shadow'),
  '@media': {
    [HOVER]: { ':hover': { background: vars.color.surface.hover, boxShadow: vars.shadow.lifted } },
  },
  selectors: {
    '&:active': { background: vars.color.surface.active },
  },
});

/** The link covers the whole card, which shows its focus ring. */
export const stretched = style({
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: vars.radius.card,
    },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${vars.stroke.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.stroke.focusOffset,
    },
  },
});

export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space.m });

/** Content beside the text wraps below it if it would squeeze it. */
export const content = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s} ${vars.space.m}`,
  flexGrow: 1,
  minInlineSize: 0,
});

export const words = style({ flex: '1 1 10em', minInlineSize: 0 });

export const mark = style({ display: 'flex', flexShrink: 0, color: vars.color.text.secondary });
