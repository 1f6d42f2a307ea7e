import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';
import { gradient } from '#src/theme/gradient.ts';
import { LANDSCAPE_PHONE } from '#src/ui/mediaQueries.ts';

export const header = style({
  gridArea: 'header',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.bar,
  display: 'flex',
  // In one line if it fits.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.size.header.phone,
  paddingInline: vars.gutter.phone,
  background: gradient('header', vars.color.surface.raised),
  borderBlockEnd: `${vars.stroke.divider} solid ${vars.color.border.subtle}`,
  '@media': {
    [from('tablet')]: {
      minBlockSize: vars.size.header.desktop,
      paddingInline: vars.gutter.desktop,
      flexWrap: 'nowrap',
      gap: vars.space.l,
    },
  },
});

/** Room for a header as high as usual beside a game. */
const ROOMY = `${from('tablet')} and (min-height: 480px)`;

/** Above a game: as low as its mark on phones. In landscape it is gone: the bar of the game has the mark. */
export const slimHeader = style([
  header,
  {
    minBlockSize: '28px',
    '@media': {
      [ROOMY]: { minBlockSize: vars.size.header.desktop },
      [LANDSCAPE_PHONE]: { display: 'none' },
    },
  },
]);

export const nav = style({
  display: 'none',
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [from('desktop')]: { display: 'block' } },
});

export const list = style({ display: 'flex' });

export const entry = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: vars.size.target,
  blockSize: vars.size.header.desktop,
  paddingInline: vars.space.m,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.label,
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.duration.fast} ${vars.motion.easing.out}`,
  selectors: {
    '&:hover': { color: vars.color.text.primary },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.stroke.focus})` },
    '&[aria-current]': { color: vars.color.text.primary },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space.m,
      insetBlockEnd: 0,
      blockSize: vars.stroke.marker,
      background: vars.color.accent.marker,
    },
  },
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: vars.space.xs,
  marginInlineStart: 'auto',
  '@media': {
    // Beside the logo alone; from the desktop on beside the navigation too.
    [from('tablet')]: {
      flexWrap: 'nowrap',
      flexShrink: 0,
      maxInlineSize: '76%',
      gap: vars.space.s,
    },
    [from('desktop')]: { maxInlineSize: '70%' },
  },
});

export const fromTablet = style({
  display: 'none',
  '@media': { [from('tablet')]: { display: 'block' } },
});

/** Hidden above a game without room. */
export const fromRoomy = style({
  display: 'none',
  '@media': { [ROOMY]: { display: 'block' } },
});

/** Hidden where the header has no room; the account menu has it too. */
export const fromWide = style({
  display: 'none',
  '@media': { [from('wide')]: { display: 'block' } },
});

const toolLook = style({
  display: 'none',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  borderRadius: vars.radius.control,
  color: vars.color.text.secondary,
  selectors: { '&:hover': { color: vars.color.text.primary } },
});

/** From this width, a player's balance and buttons leave room for the search. */
const ROOM_FOR_TOOLS = '(min-width: 1280px)';

/** A header icon; a player's header has less room. */
export const tool = styleVariants({
  visitor: [toolLook, { '@media': { [from('tablet')]: { display: 'grid' } } }],
  player: [toolLook, { '@media': { [ROOM_FOR_TOOLS]: { display: 'grid' } } }],
});
