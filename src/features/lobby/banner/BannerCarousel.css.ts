import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';
import { button, size, tone } from '#src/ui/button/Button.css.ts';

/** Leaves the lobby in view on a screen that is low, such as a phone on its side. */
const MOST_HEIGHT = 'max(9rem, 40svh)';

export const target = style({
  display: 'grid',
  // As high as the slide beside it that has the most words.
  blockSize: '100%',
  gridTemplate: '1fr / minmax(0, 1fr)',
  selectors: { '&:focus-visible': { outlineOffset: `calc(-2 * ${vars.stroke.focus})` } },
});

/** One shape for all, whatever a picture's own, so that none moves the page; flatter where it is wide, for games to show. */
export const picture = style({
  gridArea: '1 / 1',
  alignSelf: 'stretch',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '2',
  maxBlockSize: MOST_HEIGHT,
  // Words that are higher than that are on the picture all the same.
  minBlockSize: '100%',
  objectFit: 'cover',
  '@media': {
    // Two lines of title and two of text have no room in half the width of the smallest phones.
    '(max-width: 359px)': { aspectRatio: '8 / 5' },
    [from('tablet')]: { aspectRatio: '8 / 3' },
    [from('desktop')]: { aspectRatio: '7 / 2' },
  },
});

/** Shaded as far as the words go, so that they can be read on any picture; beyond them the shade gives way to it. */
const shade = (side: 'right' | 'left') =>
  `linear-gradient(to ${side}, ${vars.color.mediaScrim} 80%, transparent)`;

/** On the picture; words that need more room than it has make the banner higher. */
export const words = style({
  gridArea: '1 / 1',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  justifyContent: 'center',
  gap: vars.space.s,
  // The width of the words is that of the full shade.
  inlineSize: '80%',
  paddingBlock: vars.space.m,
  paddingInlineStart: vars.space.l,
  paddingInlineEnd: '16%',
  background: shade('right'),
  color: vars.color.text.onMedia,
  '@media': {
    [from('tablet')]: {
      inlineSize: '55%',
      paddingInlineStart: vars.space.xxl,
      paddingInlineEnd: '11%',
    },
  },
  selectors: { '[dir="rtl"] &': { background: shade('left') } },
});

export const title = style({
  fontFamily: vars.font.family.heading,
  fontWeight: vars.font.weight.heading,
  fontSize: vars.font.size.l,
  lineHeight: vars.font.leading.heading,
  '@media': { [from('desktop')]: { fontSize: vars.font.size.xxl } },
});

export const text = style({
  fontSize: vars.font.size.s,
  lineHeight: vars.font.leading.label,
  '@media': { [from('desktop')]: { fontSize: vars.font.size.m } },
});

export const action = style([button, size.s, tone.accent]);
