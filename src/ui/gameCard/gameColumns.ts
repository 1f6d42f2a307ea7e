import { from } from '#src/theme/breakpoints.ts';

const columns = (narrow: number, middle: number, wide: number) => ({
  gridTemplateColumns: `repeat(${narrow}, minmax(0, 1fr))`,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: `repeat(${middle}, minmax(0, 1fr))` },
    [from('desktop')]: { gridTemplateColumns: `repeat(${wide}, minmax(0, 1fr))` },
  },
});

/** The grid columns of games by card shape, as styles for each screen width. A page of 24 games fills whole rows in each (S9.3). */
export const GAME_COLUMNS = {
  portrait: columns(3, 4, 6),
  square: columns(3, 4, 6),
  landscape: columns(2, 3, 4),
} as const;
