import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';
import { eachFirst, withFirstPicture } from '#src/ui/firstPictures.ts';
import { PICTURE_RATIO, WORDS } from '#src/ui/gameCard/GameCard.css.ts';
import { GAME_COLUMNS } from '#src/ui/gameCard/gameColumns.ts';
import { shape as form, skeleton } from '#src/ui/skeleton/Skeleton.css.ts';

/** As high as the window, so that the footer stays out of view when the screen replaces it. */
export const shape = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.l,
  minBlockSize: '100dvh',
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** As high as the heading of a screen. */
export const heading = style([
  skeleton,
  form.text,
  {
    inlineSize: '30%',
    marginBlock: 0,
    fontSize: vars.font.size.xl,
    blockSize: `calc(1em * ${vars.font.leading.heading})`,
    '@media': { [from('tablet')]: { fontSize: vars.font.size.xxl } },
  },
]);

const PILL = '4.5rem';

/** A row of chips, each of one width. */
const chips = {
  content: '',
  display: 'block',
  blockSize: vars.size.chip,
  background: `repeating-linear-gradient(to right, ${vars.color.skeleton} 0 ${PILL}, transparent ${PILL} calc(${PILL} + ${vars.gap.inline}))`,
};

/** The search and the order of a list of games: below each other on a phone, at both ends of a line elsewhere. */
export const finding = style({
  display: 'grid',
  gap: vars.space.m,
  '::before': {
    content: '',
    blockSize: vars.size.control.m,
    borderRadius: vars.radius.control,
    background: vars.color.skeleton,
  },
  '::after': chips,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'minmax(0, 24rem) 14rem',
      justifyContent: 'space-between',
      alignItems: 'end',
    },
  },
});

/** The row of vendors, and below it the line that counts the games. */
export const vendors = style({
  paddingBlockStart: `calc((${vars.size.target} - ${vars.size.chip}) / 2)`,
  paddingBlockEnd: `calc((${vars.size.target} - ${vars.size.chip}) / 2 + ${vars.space.l} + ${vars.font.size.s} * ${vars.font.leading.body})`,
  '::before': chips,
});

export const grid = styleVariants(GAME_COLUMNS, (columns) => [
  { display: 'grid', gap: `${vars.space.xl} ${vars.gap.grid}` },
  columns,
]);

const cardBase = style([
  skeleton,
  form.media,
  { blockSize: 'auto', marginBlockEnd: `calc(${vars.space.s} + ${WORDS})` },
]);

/** A card of a screen that lists no games. */
export const part = style([skeleton, form.media, { blockSize: '9rem' }]);

/** A picture, and room for the words below it. */
export const card = styleVariants(PICTURE_RATIO, (ratio) => [cardBase, ratio]);

/** The placeholders that the document fills before the app has loaded. */
export const asked: Readonly<Record<number, string>> = styleVariants(
  eachFirst((place) => [withFirstPicture(place), { animation: 'none' }]),
);
