import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

const opening = `${vars.motion.duration.surface} ${vars.motion.easing.out}`;

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.scrim,
  background: vars.color.scrim,
  transition: `opacity ${opening}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});

/** A sheet from below on phones, a dialog in the middle elsewhere. */
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
  transition: `opacity ${opening}, transform ${opening}`,
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { transform: 'translateY(100%)' },
  },
  '@media': {
    [from('tablet')]: {
      insetInline: 'auto',
      insetBlock: '50% auto',
      insetInlineStart: '50%',
      inlineSize: vars.size.dialog,
      maxBlockSize: 'min(80dvh, 720px)',
      borderRadius: vars.radius.sheet,
      transform: 'translate(-50%, -50%)',
      selectors: {
        '[dir="rtl"] &': { transform: 'translate(50%, -50%)' },
        '&[data-starting-style], &[data-ending-style]': {
          opacity: 0,
          transform: 'translate(-50%, -50%) scale(0.97)',
        },
      },
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  paddingBlock: vars.space.m,
  paddingInline: `${vars.inset.sheet} ${vars.space.m}`,
  borderBlockEnd: `${vars.stroke.divider} solid ${vars.color.border.base}`,
});

export const title = style({
  fontFamily: vars.font.family.heading,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.heading,
  lineHeight: vars.font.leading.heading,
});

export const body = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: vars.space.l,
  paddingInline: vars.inset.sheet,
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.stroke.focus})` } },
});
