import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

/** Room for the focus ring, which the scroller would clip. */
const RING = vars.space.xs;

/** Six games side by side fill a desktop's width (S9.3); on smaller screens part of the next one shows. */
const SIXTH = `calc((100% - 5 * ${vars.gap.grid}) / 6)`;

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
  gridAutoColumns: narrow,
  '@media': { [from('desktop')]: { gridAutoColumns: SIXTH } },
});

export const shape = styleVariants({
  portrait: width(vars.size.card.portrait),
  landscape: width(vars.size.card.landscape),
});

/** Two rows, or one if the games fill only one. */
export const rows = styleVariants({
  one: { gridTemplateRows: 'auto' },
  two: { gridTemplateRows: 'repeat(2, auto)' },
});

globalStyle(`${shelf} > li`, { scrollSnapAlign: 'start' });
