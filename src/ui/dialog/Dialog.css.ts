import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';
import { FORCED_COLORS } from '#src/ui/mediaQueries.ts';
import { surfacing } from '#src/ui/motion.ts';

export const SIZES = ['m', 'l'] as const;

/** The maximum height of a dialog, except on phones: a registration fits with its button. */
const HIGHEST = 'min(90dvh, 880px)';

/** The height of a dialog that keeps its size, except on phones. */
const FIXED = 'min(80dvh, 720px)';

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.scrim,
  background: vars.color.scrim,
  transition: surfacing('opacity'),
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});

/** A bottom sheet on phones, a centred dialog elsewhere. */
export const popup = style({
  position: 'fixed',
  zIndex: vars.layer.surface,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: '85dvh',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderStartStartRadius: vars.radius.sheet,
  borderStartEndRadius: vars.radius.sheet,
  background: vars.color.surface.overlay,
  boxShadow: vars.shadow.overlay,
  color: vars.color.text.primary,
  outline: 'none',
  transition: surfacing('opacity', 'transform'),
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { transform: 'translateY(100%)' },
    // Below the backdrop of the nested dialog that was opened from it, which comes later.
    '&[data-nested-dialog-open]': { zIndex: vars.layer.scrim },
  },
  '@media': {
    [FORCED_COLORS]: { border: `${vars.stroke.control} solid CanvasText` },
    [from('tablet')]: {
      inset: 0,
      margin: 'auto',
      blockSize: 'fit-content',
      maxBlockSize: HIGHEST,
      borderRadius: vars.radius.sheet,
      selectors: {
        '&[data-starting-style], &[data-ending-style]': { opacity: 0, transform: 'scale(0.97)' },
      },
    },
  },
});

export const size = styleVariants({
  m: { '@media': { [from('tablet')]: { inlineSize: vars.size.dialog } } },
  // Its content changes while searching, so the dialog keeps its size.
  l: {
    blockSize: '85dvh',
    '@media': { [from('tablet')]: { inlineSize: vars.size.prose, blockSize: FIXED } },
  },
} satisfies Record<(typeof SIZES)[number], object>);

/** The width of the picture's column. */
const PICTURE = '320px';

export const withPicture = style({
  '@media': {
    [from('desktop')]: {
      inlineSize: `calc(${vars.size.dialog} + ${PICTURE})`,
      paddingInlineStart: PICTURE,
      overflow: 'hidden',
    },
  },
});

export const picture = style({
  display: 'none',
  '@media': {
    [from('desktop')]: {
      display: 'block',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: PICTURE,
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  // Otherwise its minimum height would let a long title be squeezed.
  flexShrink: 0,
  minBlockSize: vars.size.header.phone,
  paddingBlock: vars.space.s,
  paddingInline: `${vars.inset.sheet} ${vars.space.m}`,
  borderBlockEnd: `${vars.stroke.divider} solid ${vars.color.border.base}`,
});

export const title = style({
  minInlineSize: 0,
  paddingBlock: vars.space.xs,
  fontFamily: vars.font.family.heading,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.heading,
  lineHeight: vars.font.leading.heading,
});

export const body = style({
  flexGrow: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: vars.space.l,
  paddingInline: vars.inset.sheet,
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.stroke.focus})` } },
});

/** Side by side while their text fits; on phones they share the width. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.gap.inline,
  paddingBlock: vars.space.m,
  paddingInline: vars.inset.sheet,
  borderBlockStart: `${vars.stroke.divider} solid ${vars.color.border.base}`,
  '@media': { [from('tablet')]: { alignItems: 'center' } },
});

// Buttons of any kind share the width of a phone.
globalStyle(`${actions} > *`, {
  flexGrow: 1,
  '@media': { [from('tablet')]: { flexGrow: 0 } },
});
