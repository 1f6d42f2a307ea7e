import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';
import { FORCED_COLORS } from '#src/ui/mediaQueries.ts';
import { surfacing } from '#src/ui/motion.ts';

/** Fades while a finger drags the sheet. */
export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.scrim,
  background: vars.color.scrim,
  opacity: 'calc(1 - var(--drawer-swipe-progress, 0))',
  transition: surfacing('opacity'),
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { opacity: 0 },
    '&[data-swiping]': { transition: 'none' },
  },
});

export const viewport = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.surface,
  display: 'flex',
  alignItems: 'flex-end',
  '@media': { [from('tablet')]: { alignItems: 'stretch', justifyContent: 'flex-end' } },
});

/** At the bottom on phones, at the far side elsewhere. */
export const popup = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxBlockSize: '85dvh',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderStartStartRadius: vars.radius.sheet,
  borderStartEndRadius: vars.radius.sheet,
  background: vars.color.surface.overlay,
  boxShadow: vars.shadow.overlay,
  color: vars.color.text.primary,
  outline: 'none',
  transform: 'translateY(var(--drawer-swipe-movement-y, 0))',
  transition: surfacing('transform'),
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { transform: 'translateY(100%)' },
    '&[data-swiping]': { transition: 'none', userSelect: 'none' },
  },
  '@media': {
    [FORCED_COLORS]: { border: `${vars.stroke.control} solid CanvasText` },
    [from('tablet')]: {
      inlineSize: vars.size.dialog,
      maxBlockSize: 'none',
      borderRadius: 0,
      transform: 'translateX(var(--drawer-swipe-movement-x, 0))',
      selectors: {
        '&[data-starting-style], &[data-ending-style]': { transform: 'translateX(100%)' },
        '&:dir(rtl)[data-starting-style], &:dir(rtl)[data-ending-style]': {
          transform: 'translateX(-100%)',
        },
      },
    },
  },
});

/** The handle for dragging the sheet. */
export const grip = style({
  flexShrink: 0,
  alignSelf: 'center',
  inlineSize: vars.space.xxl,
  blockSize: vars.space.xs,
  marginBlockStart: vars.space.s,
  borderRadius: vars.radius.pill,
  background: vars.color.border.strong,
  '@media': {
    [from('tablet')]: { display: 'none' },
    [FORCED_COLORS]: { background: 'CanvasText' },
  },
});
