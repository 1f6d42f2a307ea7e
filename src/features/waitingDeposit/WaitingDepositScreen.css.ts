import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';
import { bottomNotice } from '#src/ui/bottomNotice.css.ts';

const bottomBar = `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))`;

/** Fixed at the bottom of the view, so that nothing of the page moves when it comes: above the bottom bar of phones, in the far corner elsewhere. */
const place = style({
  position: 'fixed',
  zIndex: vars.layer.sticky,
  insetInlineEnd: vars.gutter.phone,
  insetBlockEnd: `calc(${bottomBar} + ${vars.space.s})`,
  display: 'flex',
  border: `${vars.stroke.control} solid ${vars.color.status.warning.border}`,
  background: vars.color.status.warning.surface,
  boxShadow: vars.shadow.overlay,
  color: vars.color.status.warning.text,
  '@media': {
    [from('tablet')]: {
      insetInlineEnd: vars.gutter.desktop,
      insetBlockEnd: vars.gutter.desktop,
    },
  },
});

// The page can be scrolled until its end is above the notice, and nothing that gets the focus is covered by it.
globalStyle(`:root:has(${place})`, {
  vars: { [bottomNotice]: `calc(${vars.size.target} + 2 * ${vars.space.s})` },
  scrollPaddingBlockEnd: `calc(${bottomBar} + ${bottomNotice})`,
  '@media': {
    [from('tablet')]: { scrollPaddingBlockEnd: `calc(${vars.gutter.desktop} + ${bottomNotice})` },
  },
});
globalStyle(`body:has(${place})`, { paddingBlockEnd: bottomNotice });

/** As wide as the view on phones. */
export const bar = style([
  place,
  {
    insetInlineStart: vars.gutter.phone,
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: vars.size.target,
    paddingInlineStart: vars.space.m,
    borderRadius: vars.radius.card,
    '@media': { [from('tablet')]: { insetInlineStart: 'auto', inlineSize: vars.size.dialog } },
  },
]);

/** The link or button: all of the bar that is not the button beside it. */
export const target = style({
  flexGrow: 1,
  minInlineSize: 0,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.leading.label,
  color: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});

export const time = style({
  flexShrink: 0,
  fontSize: vars.font.size.s,
  fontVariantNumeric: 'tabular-nums',
});

/** Above the target of the bar. */
export const hide = style({ position: 'relative', display: 'flex' });

/** What remains of a bar that was put aside. */
export const chip = style([
  place,
  {
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    minInlineSize: vars.size.target,
    minBlockSize: vars.size.target,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.pill,
    fontSize: vars.font.size.s,
    fontWeight: vars.font.weight.strong,
    cursor: 'pointer',
  },
]);
