import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { FORCED_COLORS } from '#src/ui/mediaQueries.ts';

export const TONES = ['neutral', 'danger'] as const;

export const list = style({
  minInlineSize: 'max(var(--anchor-width), 180px)',
  paddingBlock: vars.space.xs,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.s,
  paddingInline: vars.inset.control,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.label,
  lineHeight: vars.font.leading.label,
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': { background: vars.color.surface.hover },
    '&[data-disabled]': { opacity: vars.opacity.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [FORCED_COLORS]: {
      selectors: {
        '&[data-highlighted]': {
          outline: `${vars.stroke.focus} solid Highlight`,
          outlineOffset: `calc(-1 * ${vars.stroke.focus})`,
        },
      },
    },
  },
});

export const tone = styleVariants({
  neutral: {},
  danger: { color: vars.color.status.danger.text },
} satisfies Record<(typeof TONES)[number], object>);

export const words = style({ flexGrow: 1, minInlineSize: 0 });

/** Keeps its space if nothing is chosen, so that the text is aligned. */
export const mark = style({ inlineSize: vars.size.icon.s, color: vars.color.text.accent });

export const groupLabel = style({
  paddingBlock: `${vars.space.s} ${vars.space.xs}`,
  paddingInline: vars.inset.control,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.label,
});

export const separator = style({
  blockSize: vars.stroke.divider,
  marginBlock: vars.space.xs,
  background: vars.color.border.base,
  '@media': { [FORCED_COLORS]: { background: 'CanvasText' } },
});
