import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { gradient } from '#src/theme/gradient.ts';
import { eachFirst, withFirstPicture } from '#src/ui/firstPictures.ts';
import { HOVER, STILL } from '#src/ui/mediaQueries.ts';
import { feedback } from '#src/ui/motion.ts';
import { oneLine } from '#src/ui/text/oneLine.css.ts';

export const SHAPES = ['portrait', 'square', 'landscape'] as const;

/** The height of both lines below the picture, so that a skeleton is as high as a card. */
export const WORDS = `calc(${vars.font.size.s} * ${vars.font.leading.label} + ${vars.font.size.xs} * ${vars.font.leading.label})`;

export const card = style({ position: 'relative', minInlineSize: 0 });

/** The whole card is the link to the game. */
export const start = style({
  display: 'flex',
  flexDirection: 'column',
  borderRadius: vars.radius.media,
  color: vars.color.text.primary,
  textDecoration: 'none',
});

/** The aspect ratios of pictures. */
export const PICTURE_RATIO = {
  portrait: { aspectRatio: '3 / 4' },
  square: { aspectRatio: '1' },
  landscape: { aspectRatio: '16 / 9' },
} as const satisfies Record<(typeof SHAPES)[number], object>;

const ratio = styleVariants(PICTURE_RATIO);

const artBase = style({
  display: 'grid',
  // A picture of another shape is cropped, and does not stretch the card.
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  overflow: 'hidden',
  marginBlockEnd: vars.space.s,
  border: `${vars.stroke.card} solid ${vars.color.border.base}`,
  borderRadius: vars.radius.media,
  background: vars.color.skeleton,
  color: vars.color.text.secondary,
  boxShadow: vars.shadow.card,
  // Clips the picture to the round corners while it scales up.
  isolation: 'isolate',
});

export const art = styleVariants(ratio, (shape) => [artBase, shape]);

export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  transition: `transform ${vars.motion.duration.surface} ${vars.motion.easing.out}`,
  '@media': {
    [HOVER]: { selectors: { [`${card}:hover &`]: { transform: 'scale(1.04)' } } },
    [STILL]: { transition: 'none', selectors: { [`${card}:hover &`]: { transform: 'none' } } },
  },
});

/** The overlay on the picture on hover or keyboard focus; touch users get a sheet. */
const overBase = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'none',
  gridTemplate: `repeat(2, ${vars.size.target}) / minmax(0, max-content)`,
  placeContent: 'end center',
  justifyItems: 'center',
  gap: vars.space.xs,
  paddingBlockEnd: vars.space.xs,
  borderRadius: vars.radius.media,
  opacity: 0,
  pointerEvents: 'none',
  transition: feedback('opacity'),
  '@media': {
    [HOVER]: { display: 'grid', selectors: { [`${card}:hover &`]: { opacity: 1 } } },
  },
  selectors: { [`${card}:has(:focus-visible) &`]: { display: 'grid', opacity: 1 } },
});

export const over = styleVariants(ratio, (shape) => [overBase, shape]);

export const shade = styleVariants(ratio, (shape) => [
  overBase,
  shape,
  { background: vars.color.scrim },
]);

/** For a single choice, with nothing below it. */
export const alone = style({ gridTemplateRows: vars.size.target });

const choice = style({
  display: 'block',
  alignContent: 'center',
  maxInlineSize: '100%',
  overflow: 'hidden',
  paddingInline: vars.space.m,
  textOverflow: 'ellipsis',
  borderRadius: vars.radius.control,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.leading.label,
  whiteSpace: 'nowrap',
});

export const startLabel = style([
  choice,
  { background: gradient('primary', vars.color.accent.base), color: vars.color.text.onAccent },
]);

export const trial = style([
  choice,
  {
    gridRow: 2,
    background: vars.color.mediaScrim,
    color: vars.color.text.onMedia,
    textDecoration: 'none',
    pointerEvents: 'auto',
  },
]);

export const favourite = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 });

const line = style([
  oneLine,
  {
    lineHeight: vars.font.leading.label,
  },
]);

export const name = style([
  line,
  { fontSize: vars.font.size.s, fontWeight: vars.font.weight.label },
]);

export const vendor = style([
  line,
  { color: vars.color.text.secondary, fontSize: vars.font.size.xs },
]);

const breathe = keyframes({ '50%': { opacity: 0.5 } });

const bar = `linear-gradient(${vars.color.skeleton}, ${vars.color.skeleton})`;

const skeletonBase = style({
  '::before': {
    content: '',
    display: 'block',
    marginBlockEnd: vars.space.s,
    borderRadius: vars.radius.media,
    background: vars.color.skeleton,
  },
  '::after': {
    content: '',
    display: 'block',
    blockSize: WORDS,
    backgroundImage: `${bar}, ${bar}`,
    backgroundPosition: '0 20%, 0 85%',
    backgroundRepeat: 'no-repeat',
    backgroundSize: `80% ${vars.font.size.xs}, 45% calc(${vars.font.size.xs} * 0.75)`,
  },
});

export const skeleton = styleVariants(PICTURE_RATIO, (ratio) => [
  skeletonBase,
  { '::before': ratio },
]);

export const breathing = style({
  animation: `${breathe} ${vars.motion.duration.pulse} ${vars.motion.easing.inOut} infinite`,
  '@media': { [STILL]: { animation: 'none' } },
});

/** The placeholders that the document fills before the app is loaded. */
export const asked: Readonly<Record<number, string>> = styleVariants(
  eachFirst((place) => ({ '::before': withFirstPicture(place) })),
);
