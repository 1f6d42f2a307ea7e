import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

const slide = `transform ${vars.motion.duration.surface} ${vars.motion.easing.out}`;
const fade = `opacity ${vars.motion.duration.surface} ${vars.motion.easing.out}`;

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.scrim,
  background: vars.color.scrim,
  transition: fade,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});

export const drawer = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: vars.layer.surface,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: `min(320px, calc(100vw - ${vars.size.target}))`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: vars.color.surface.overlay,
  boxShadow: vars.shadow.overlay,
  transition: slide,
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { transform: 'translateX(100%)' },
    '&:dir(rtl)[data-starting-style], &:dir(rtl)[data-ending-style]': {
      transform: 'translateX(-100%)',
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.size.header.phone,
  paddingInline: vars.space.l,
});

export const title = style({
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.heading,
});

const group = style({
  paddingBlock: vars.space.s,
  borderBlockStart: `${vars.stroke.divider} solid ${vars.color.border.subtle}`,
});

const groupTitle = style({
  paddingInline: vars.space.l,
  paddingBlock: vars.space.xs,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.label,
});

const list = style({ display: 'flex', flexDirection: 'column' });

const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: vars.size.control.l,
  paddingInline: vars.space.l,
  color: vars.color.text.primary,
  fontWeight: vars.font.weight.label,
  selectors: {
    '&:hover': { background: vars.color.surface.hover },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.stroke.focus})` },
    '&[aria-current]': {
      background: vars.color.accent.subtle,
      color: vars.color.accent.onSubtle,
    },
  },
});

const label = style({ minInlineSize: 0 });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  // Switches are pressed beyond their edges.
  rowGap: vars.space.s,
  marginBlockStart: 'auto',
  paddingInline: vars.space.s,
  paddingBlock: vars.space.s,
  borderBlockStart: `${vars.stroke.divider} solid ${vars.color.border.subtle}`,
});

/** The classes of the list of entries. */
export const menu = { group, groupTitle, list, entry, label };
