import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';
import { gradient } from '#src/theme/gradient.ts';
import { button, size, tone } from '#src/ui/button/Button.css.ts';

/** Leaves the lobby in view on a low screen, such as a phone in landscape. */
const MOST_HEIGHT = 'max(9rem, 40svh)';

export const target = style({
  display: 'grid',
  // As high as the slide with the most text.
  blockSize: '100%',
  gridTemplate: '1fr / minmax(0, 1fr)',
  selectors: { '&:focus-visible': { outlineOffset: `calc(-2 * ${vars.stroke.focus})` } },
});

/** One aspect ratio for all pictures, so that none shifts the page; flatter on wide screens, for games to show. */
export const picture = style({
  gridArea: '1 / 1',
  alignSelf: 'stretch',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '2',
  maxBlockSize: MOST_HEIGHT,
  // Taller text is still on the picture.
  minBlockSize: '100%',
  objectFit: 'cover',
  '@media': {
    // The smallest phones have no room for two lines of title and two of text otherwise.
    '(max-width: 359px)': { aspectRatio: '8 / 5' },
    [from('tablet')]: { aspectRatio: '8 / 3' },
    [from('desktop')]: { aspectRatio: '7 / 2' },
  },
});

/** A scrim as wide as the text, so that it is readable on any picture; beyond the text it fades out. */
const shade = (side: 'right' | 'left') =>
  `linear-gradient(to ${side}, ${vars.color.mediaScrim} 80%, transparent)`;

/** The text on the picture; text taller than it makes the banner higher. */
export const words = style({
  gridArea: '1 / 1',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  justifyContent: 'center',
  gap: vars.space.s,
  // The text is as wide as the full scrim.
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

/** From this width a picture has room beside its words. */
const ROOM_BESIDE = '(min-width: 560px)';

/** Low screens, such as a phone in landscape. */
const LOW = '(max-height: 480px)';

const plainBase = style({
  background: gradient('hero', vars.color.surface.raised),
  color: vars.color.text.primary,
});

/** Words without a picture below them. */
export const plain = styleVariants({
  // On a phone held upright the picture comes first.
  split: [
    plainBase,
    {
      gridTemplate: 'auto 1fr / minmax(0, 1fr)',
      '@media': { [ROOM_BESIDE]: { gridTemplate: '1fr / minmax(0, 1fr) minmax(0, 1fr)' } },
    },
  ],
  text: [plainBase],
});

/** The picture beside its words, as high as they are. */
export const beside = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  aspectRatio: '2',
  minBlockSize: '100%',
  objectFit: 'cover',
  '@media': {
    [ROOM_BESIDE]: { gridArea: '1 / 2', aspectRatio: '7 / 4', maxBlockSize: MOST_HEIGHT },
  },
});

/** Below or beside a picture, with room for the buttons at the end of the last line. */
export const plainWords = style({
  gridRowEnd: -1,
  gridColumn: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  justifyContent: 'center',
  gap: vars.space.m,
  minInlineSize: 0,
  padding: vars.space.l,
  paddingBlockEnd: vars.space.xl,
  '@media': {
    [from('tablet')]: { gap: vars.space.l, padding: `${vars.space.xxl} ${vars.space.xxxl}` },
    [LOW]: { gap: vars.space.xs, padding: `${vars.space.xs} ${vars.space.m}` },
  },
});

export const plainTitle = style({
  fontFamily: vars.font.family.display,
  fontWeight: vars.font.weight.display,
  fontSize: vars.font.size.xl,
  lineHeight: vars.font.leading.display,
  letterSpacing: vars.font.tracking.display,
  '@media': {
    [from('desktop')]: { fontSize: vars.font.size.xxxl },
    [LOW]: { fontSize: vars.font.size.l },
  },
});
