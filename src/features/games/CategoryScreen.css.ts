import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

/** At least as high as the view, so that the footer does not move when few games come. */
export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minInlineSize: 0,
  minBlockSize: '100dvh',
});

/** The row of vendors keeps its height while they are on the way. */
export const filters = style({ minBlockSize: vars.size.target });

const grid = style({
  display: 'grid',
  gap: `${vars.space.xl} ${vars.gap.grid}`,
});

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

export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlockStart: vars.space.l,
});
