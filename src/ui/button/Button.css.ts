import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { gradient } from '#src/theme/gradient.ts';
import { FORCED_HIGHLIGHT } from '#src/ui/forcedColors.ts';
import { FORCED_COLORS, HOVER } from '#src/ui/mediaQueries.ts';
import { feedback } from '#src/ui/motion.ts';

export const TONES = ['accent', 'neutral', 'quiet', 'danger'] as const;
export const SIZES = ['s', 'm', 'l'] as const;

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s,
  minInlineSize: vars.size.target,
  paddingBlock: vars.space.xs,
  border: `${vars.stroke.control} solid transparent`,
  borderRadius: vars.radius.control,
  fontFamily: vars.font.family.body,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.leading.label,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transition: feedback('background-color', 'border-color', 'color', 'transform'),
  selectors: {
    '&:active': { transform: 'scale(0.98)' },
    '&:disabled, &[aria-disabled="true"]': {
      opacity: vars.opacity.disabled,
      cursor: 'not-allowed',
      transform: 'none',
    },
    // A busy button is not dimmed; it only ignores presses.
    '&[aria-busy="true"]': { opacity: 1, cursor: 'progress' },
    // The hit area is never below 44 px, however small the button looks.
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '50%',
      blockSize: vars.size.target,
      transform: 'translateY(-50%)',
    },
  },
});

export const size = styleVariants({
  s: {
    minBlockSize: vars.size.control.s,
    paddingInline: vars.space.m,
    fontSize: vars.font.size.s,
  },
  m: {
    minBlockSize: vars.size.control.m,
    paddingInline: vars.inset.control,
    fontSize: vars.font.size.m,
  },
  l: {
    minBlockSize: vars.size.control.l,
    paddingInline: vars.space.xl,
    fontSize: vars.font.size.m,
  },
} satisfies Record<(typeof SIZES)[number], object>);

const surface = (rest: string, hover: string, active: string) => ({
  background: rest,
  '@media': { [HOVER]: { ':hover': { background: hover } } },
  selectors: { '&:active': { background: active } },
});

export const tone = styleVariants({
  accent: [
    {
      color: vars.color.text.onAccent,
      ...surface(
        gradient('primary', vars.color.accent.base),
        gradient('primaryHover', vars.color.accent.hover),
        vars.color.accent.active,
      ),
    },
    {
      '@media': {
        [FORCED_COLORS]: {
          ...FORCED_HIGHLIGHT,
          selectors: { '&:hover, &:active': FORCED_HIGHLIGHT },
        },
      },
    },
  ],
  neutral: {
    color: vars.color.text.primary,
    borderColor: vars.color.border.base,
    ...surface(vars.color.surface.raised, vars.color.surface.hover, vars.color.surface.active),
  },
  quiet: {
    color: vars.color.text.primary,
    ...surface('transparent', vars.color.surface.hover, vars.color.surface.active),
  },
  // Raised on hover: another background would reduce the contrast of its text.
  danger: {
    background: vars.color.status.danger.solid,
    color: vars.color.status.danger.onSolid,
    '@media': { [HOVER]: { ':hover': { boxShadow: vars.shadow.lifted } } },
  },
} satisfies Record<(typeof TONES)[number], object>);

/** As wide as its parent. */
export const wide = style({ inlineSize: '100%' });
