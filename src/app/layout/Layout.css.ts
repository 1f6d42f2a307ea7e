import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

const bottomBar = `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))`;

/** Header on top; side menu and content beside each other; the footer below the content (ART: grid). */
export const page = style({
  display: 'grid',
  gridTemplate: `
    "header header" auto
    "side main" 1fr
    "side footer" auto
    / auto minmax(0, 1fr)
  `,
  minBlockSize: '100dvh',
  paddingBlockEnd: bottomBar,
  '@media': { [from('tablet')]: { paddingBlockEnd: 0 } },
});

/** As high as the view, so that the screen fills what the header leaves. */
export const barePage = style({
  display: 'grid',
  gridTemplate: '"header" auto "main" minmax(0, 1fr) / minmax(0, 1fr)',
  blockSize: '100dvh',
});

export const bareMain = style({
  gridArea: 'main',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  selectors: { '&:focus': { outline: 'none' } },
});

export const plainPage = style({
  display: 'grid',
  gridTemplate: '"header" auto "main" 1fr "footer" auto / minmax(0, 1fr)',
  minBlockSize: '100dvh',
});

/** At least as high as the view below the header, so that no footer jumps into view while a screen loads. */
export const main = style({
  gridArea: 'main',
  display: 'flow-root',
  inlineSize: '100%',
  minBlockSize: `calc(100dvh - ${vars.size.header.phone})`,
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  paddingInline: vars.gutter.phone,
  paddingBlock: `${vars.space.l} ${vars.gap.section}`,
  '@media': {
    [from('tablet')]: {
      minBlockSize: `calc(100dvh - ${vars.size.header.desktop})`,
      paddingInline: vars.gutter.desktop,
      paddingBlockStart: vars.space.xl,
    },
  },
  selectors: { '&:focus': { outline: 'none' } },
});

export const skip = style({
  position: 'fixed',
  insetBlockStart: vars.space.s,
  insetInlineStart: vars.space.s,
  zIndex: vars.layer.menu,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  paddingInline: vars.inset.control,
  borderRadius: vars.radius.control,
  background: vars.color.surface.inverse,
  color: vars.color.text.onInverse,
  fontWeight: vars.font.weight.label,
  selectors: { '&:not(:focus)': { transform: 'translateY(calc(-100% - 100px))' } },
});
