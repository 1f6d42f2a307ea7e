import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';
import { NO_SCRIPT } from '#src/ui/mediaQueries.ts';

/** Room for the focus ring, which the scroller would clip. */
const RING = vars.space.xs;

/** A row, or rows, that scroll sideways. */
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

globalStyle(`${shelf} > li`, { scrollSnapAlign: 'start' });

/** The line above it: its title and links. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.size.target,
});

export const title = style({ flexGrow: 1, minInlineSize: 0 });

/** The two buttons are for pointers; fingers swipe. */
export const turn = style({
  display: 'none',
  '@media': {
    [from('tablet')]: { display: 'flex', gap: vars.space.xs },
    [NO_SCRIPT]: { display: 'none' },
  },
});
