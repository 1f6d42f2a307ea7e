import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

/** As high as all games, of which only those in sight are there. */
export const frame = style({ position: 'relative' });

const grid = style({ display: 'grid', gap: `${vars.space.xl} ${vars.gap.grid}` });

const columns = (narrow: number, middle: number, wide: number) => ({
  gridTemplateColumns: `repeat(${narrow}, minmax(0, 1fr))`,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: `repeat(${middle}, minmax(0, 1fr))` },
    [from('desktop')]: { gridTemplateColumns: `repeat(${wide}, minmax(0, 1fr))` },
  },
});

/** 24 a page fill whole rows in each (S9.3). */
export const shape = styleVariants({
  portrait: [grid, columns(3, 4, 6)],
  landscape: [grid, columns(2, 3, 4)],
});

// What happens within a card moves none of its neighbours.
globalStyle(`${grid} > li`, { contain: 'layout style' });
