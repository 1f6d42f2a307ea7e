import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

/** Room for the focus ring, which the scroller would clip. */
const RING = vars.space.xs;

/** How many games side by side fill a desktop's width: six, or what the size of the cards says. */
const across = createVar();
/** The width of a card on smaller screens, as a part of the usual one. */
const part = createVar();

/** Six games side by side fill a desktop's width (S9.3); on smaller screens part of the next one shows. */
const COLUMN = `calc((100% - (${fallbackVar(across, '6')} - 1) * ${vars.gap.grid}) / ${fallbackVar(across, '6')})`;

export const shelf = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gap: `${vars.space.l} ${vars.gap.grid}`,
  margin: `calc(-1 * ${RING}) calc(-1 * ${vars.gutter.phone})`,
  padding: `${RING} ${vars.gutter.phone}`,
  scrollPaddingInline: vars.gutter.phone,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media': {
    '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    [from('tablet')]: {
      marginInline: `calc(-1 * ${RING})`,
      paddingInline: RING,
      scrollPaddingInline: RING,
    },
  },
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
});

const width = (narrow: string) => ({
  gridAutoColumns: `calc(${narrow} * ${fallbackVar(part, '1')})`,
  '@media': { [from('desktop')]: { gridAutoColumns: COLUMN } },
});

export const shape = styleVariants({
  portrait: width(vars.size.card.portrait),
  square: width(vars.size.card.square),
  landscape: width(vars.size.card.landscape),
});

/** Sizes of cards other than the usual one. */
export const size = styleVariants({
  small: { vars: { [across]: '8', [part]: '0.75' } },
  large: { vars: { [across]: '4', [part]: '1.4' } },
});

/** As many rows as the games fill. */
export const rows = styleVariants({
  one: { gridTemplateRows: 'auto' },
  two: { gridTemplateRows: 'repeat(2, auto)' },
  three: { gridTemplateRows: 'repeat(3, auto)' },
});

globalStyle(`${shelf} > li`, { scrollSnapAlign: 'start' });
