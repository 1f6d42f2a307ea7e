import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';
import { gradient } from '#src/theme/gradient.ts';
import { bottomNoticeSpace } from '#src/ui/bottomNotice.css.ts';
import { oneLine } from '#src/ui/text/oneLine.css.ts';
import { menu, side } from '../SideMenu.css.ts';

/** The height of the phones' line with the agent's name and the time. */
const LINE = '32px';

/** On phones the line of name and time scrolls away, and the rest stays. */
export const header = style({
  gridArea: 'header',
  position: 'sticky',
  insetBlockStart: `calc(-1 * ${LINE})`,
  zIndex: vars.layer.bar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  paddingInline: vars.gutter.phone,
  background: gradient('header', vars.color.surface.raised),
  borderBlockEnd: `${vars.stroke.divider} solid ${vars.color.border.subtle}`,
  '@media': {
    [from('tablet')]: {
      insetBlockStart: 0,
      flexWrap: 'nowrap',
      columnGap: vars.space.l,
      minBlockSize: vars.size.header.desktop,
      paddingInline: vars.gutter.desktop,
    },
  },
});

const bottomBar = `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))`;

// What gets the focus is never below the bar of phones, nor below the notice at the bottom of the view.
globalStyle(`:root:has(${header})`, {
  scrollPaddingBlockEnd: `calc(${bottomBar} + ${bottomNoticeSpace})`,
  '@media': {
    [from('tablet')]: {
      scrollPaddingBlockEnd: `calc(${vars.gutter.desktop} + ${bottomNoticeSpace})`,
    },
  },
});

/** The brand's mark and the name of the centre. */
export const start = style({
  flex: '1 1 0',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.l,
  minInlineSize: 0,
  minBlockSize: vars.size.header.phone,
  '@media': { [from('tablet')]: { flex: '0 1 auto' } },
});

/** The name of the centre, where the header has room for it. */
export const title = style({
  display: 'none',
  fontWeight: vars.font.weight.strong,
  whiteSpace: 'nowrap',
  '@media': { [from('desktop')]: { display: 'block' } },
});

/** The agent's name, and the time of the market. */
export const line = style({
  order: -1,
  flex: '0 0 100%',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  minInlineSize: 0,
  blockSize: LINE,
  fontSize: vars.font.size.s,
  borderBlockEnd: `${vars.stroke.divider} solid ${vars.color.border.subtle}`,
  '@media': {
    [from('tablet')]: {
      order: 0,
      flex: '0 1 auto',
      marginInlineStart: 'auto',
      borderBlockEnd: 0,
    },
  },
});

/** A long nickname ends in dots. */
export const who = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  color: vars.color.text.secondary,
});

export const name = style([
  oneLine,
  {
    maxInlineSize: '10rem',
    color: vars.color.text.primary,
  },
]);

export const time = style({ flexShrink: 0, whiteSpace: 'nowrap' });

/** In one line if it fits. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  // On a narrow phone each pixel is one of the logo.
  gap: vars.space.xs,
  '@media': { [from('tablet')]: { flexShrink: 0, flexWrap: 'nowrap', gap: vars.space.s } },
});

/** Language and theme, which phones have in the sheet. */
export const looks = style({
  display: 'none',
  '@media': { [from('desktop')]: { display: 'flex', alignItems: 'center', gap: vars.space.xs } },
});

/** The logout: an icon where the header has no room for words. It ends where the page does, and only its touch target further. */
export const leaveIcon = style({
  marginInlineEnd: `calc((${vars.size.icon.m} - ${vars.size.target}) / 2)`,
  '@media': { [from('desktop')]: { display: 'none' } },
});

export const leaveWords = style({
  display: 'none',
  '@media': { [from('desktop')]: { display: 'block' } },
});

/** The footer links that no brand can remove. */
export const kept = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.l });

/** Wide enough, as a rail, for the longest words of its pages. */
export const sideMenu = style([
  side,
  {
    '@media': {
      [from('tablet')]: { inlineSize: '112px' },
      [from('desktop')]: {
        selectors: {
          ':root:not([data-side-menu="collapsed"]) &': { inlineSize: vars.size.sideMenu },
        },
      },
    },
  },
]);

/** The long names of the pages break within words where the menu is a rail. In the open menu the count beside a name is at its end. */
export const railLabel = style([
  menu.label,
  {
    maxInlineSize: '100%',
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    WebkitLineClamp: 3,
    '@media': {
      [from('desktop')]: {
        selectors: { ':root:not([data-side-menu="collapsed"]) &': { flexGrow: 1 } },
      },
    },
  },
]);

/** The parts of the menu in a sheet, as wide as the sheet. */
export const sheetList = style({ marginInline: `calc(-1 * ${vars.space.l})` });

export const sheetFoot = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
