import { type CSSProperties, style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';
import { list, rail, entry as railEntry } from './menuRail.css.ts';

/** Rules of the open menu: on wide screens the rail opens, unless the player has collapsed it. */
const whenOpen = (rule: CSSProperties) => ({
  [from('desktop')]: { selectors: { ':root:not([data-side-menu="collapsed"]) &': rule } },
});

export const side = style([
  rail,
  {
    flexDirection: 'column',
    gap: vars.space.s,
    paddingBlock: vars.space.s,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    '@media': whenOpen({ inlineSize: vars.size.sideMenu, paddingBlock: vars.space.m }),
  },
]);

const group = style({
  display: 'flex',
  flexDirection: 'column',
  selectors: {
    '& + &': {
      paddingBlockStart: vars.space.s,
      borderBlockStart: `${vars.stroke.divider} solid ${vars.color.border.subtle}`,
    },
  },
});

const groupTitle = style({
  display: 'none',
  paddingInline: vars.space.xl,
  paddingBlock: vars.space.s,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.label,
  '@media': whenOpen({ display: 'block' }),
});

const entry = style([
  railEntry,
  {
    minBlockSize: '60px',
    marginInline: vars.space.xs,
    paddingInline: vars.space.xxs,
    fontWeight: vars.font.weight.label,
    transition: `background ${vars.motion.duration.fast} ${vars.motion.easing.out}`,
    '@media': whenOpen({
      flexDirection: 'row',
      justifyContent: 'flex-start',
      gap: vars.space.m,
      minBlockSize: vars.size.target,
      marginInline: vars.space.m,
      paddingInline: vars.space.m,
      fontSize: vars.font.size.s,
      textAlign: 'start',
    }),
  },
]);

const label = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

/** The brand's banner in the open menu. */
export const banner = style({
  display: 'none',
  flexShrink: 0,
  marginInline: vars.space.m,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  '@media': whenOpen({ display: 'block', aspectRatio: '2 / 1' }),
});

export const toggle = style([
  entry,
  {
    display: 'none',
    marginBlockStart: 'auto',
    border: 0,
    background: 'none',
    cursor: 'pointer',
    '@media': {
      [from('desktop')]: { display: 'flex' },
      '(scripting: none)': { display: 'none' },
    },
  },
]);

/** The classes of the list of entries. */
export const menu = { group, groupTitle, list, entry, label };
