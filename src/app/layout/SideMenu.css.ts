import { type CSSProperties, style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

/** The menu is a rail of icons with small words below; on wide screens it opens, unless it was collapsed. */
const whenOpen = (rule: CSSProperties) => ({
  [from('desktop')]: { selectors: { ':root:not([data-side-menu="collapsed"]) &': rule } },
});

export const side = style({
  gridArea: 'side',
  display: 'none',
  position: 'sticky',
  insetBlockStart: vars.size.header.desktop,
  blockSize: `calc(100dvh - ${vars.size.header.desktop})`,
  inlineSize: vars.size.rail,
  flexDirection: 'column',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  background: vars.color.surface.raised,
  borderInlineEnd: `${vars.stroke.divider} solid ${vars.color.border.subtle}`,
  '@media': {
    [from('tablet')]: { display: 'flex' },
    ...whenOpen({ inlineSize: vars.size.sideMenu, paddingBlock: vars.space.m }),
  },
});

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

const list = style({ display: 'flex', flexDirection: 'column' });

const entry = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minBlockSize: '60px',
  marginInline: vars.space.xs,
  paddingInline: vars.space.xxs,
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.control,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.label,
  lineHeight: vars.font.leading.label,
  textAlign: 'center',
  transition: `background ${vars.motion.duration.fast} ${vars.motion.easing.out}`,
  selectors: {
    '&:hover': { background: vars.color.surface.hover, color: vars.color.text.primary },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.stroke.focus})` },
    '&[aria-current]': {
      background: vars.color.accent.subtle,
      color: vars.color.accent.onSubtle,
    },
  },
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
});

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
