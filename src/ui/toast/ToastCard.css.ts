import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';
import { bottomNoticeSpace } from '#src/ui/bottomNotice.css.ts';
import { FORCED_COLORS, HOVER } from '#src/ui/mediaQueries.ts';
import { feedback, surfacing } from '#src/ui/motion.ts';
import type { TONES } from './toastQueue.ts';

/** Above the bottom bar on phones, in the far corner elsewhere; above a notice there. */
export const viewport = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetInline: vars.gutter.phone,
  insetBlockEnd: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom) + ${vars.space.s})`,
  marginBlockEnd: bottomNoticeSpace,
  display: 'flex',
  // The newest is on top, so that those being read do not move.
  flexDirection: 'column',
  gap: vars.space.s,
  selectors: {
    // An alert dialog on a phone rises from the bottom: a toast there would hide it.
    'body:has([role="alertdialog"]) &': {
      insetBlockStart: `calc(env(safe-area-inset-top) + ${vars.space.s})`,
      insetBlockEnd: 'auto',
    },
  },
  '@media': {
    [from('tablet')]: {
      insetInlineStart: 'auto',
      insetInlineEnd: vars.gutter.desktop,
      insetBlockEnd: vars.gutter.desktop,
      inlineSize: vars.size.dialog,
    },
  },
});

export const toast = style({
  borderRadius: vars.radius.card,
  background: vars.color.surface.inverse,
  boxShadow: vars.shadow.overlay,
  color: vars.color.text.onInverse,
  transform: 'translate(var(--toast-swipe-movement-x, 0), var(--toast-swipe-movement-y, 0))',
  transition: surfacing('opacity', 'transform'),
  selectors: {
    '&[data-starting-style], &[data-ending-style]': {
      opacity: 0,
      transform: `translateY(${vars.space.l})`,
    },
    '&[data-swiping]': { transition: 'none', userSelect: 'none' },
    '&[data-limited]': { display: 'none' },
    '&:focus-visible': { outlineColor: vars.color.focus },
  },
  '@media': { [FORCED_COLORS]: { border: `${vars.stroke.control} solid CanvasText` } },
});

export const content = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.m,
  paddingInlineStart: vars.space.l,
});

const solid = (name: 'success' | 'warning' | 'danger' | 'info') => ({
  background: vars.color.status[name].solid,
  color: vars.color.status[name].onSolid,
});

/** The icon has its own background: status colours are not made for an inverse surface. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  marginBlockStart: vars.space.m,
  padding: vars.space.xxs,
  borderRadius: vars.radius.pill,
});

export const tone = styleVariants({
  success: solid('success'),
  info: solid('info'),
  warning: solid('warning'),
  danger: solid('danger'),
} satisfies Record<(typeof TONES)[number], object>);

export const words = style({
  flexGrow: 1,
  minInlineSize: 0,
  paddingBlock: vars.space.m,
  overflowWrap: 'anywhere',
});

export const title = style({
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.leading.body,
});

export const text = style({ fontSize: vars.font.size.s, lineHeight: vars.font.leading.body });

export const action = style({
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  marginBlockEnd: `calc(-1 * ${vars.space.s})`,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  transition: feedback('text-decoration-color'),
  '@media': { [HOVER]: { ':hover': { textDecorationColor: 'transparent' } } },
});
