import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

const grid = style({ display: 'grid', gap: `${vars.space.xl} ${vars.gap.grid}` });

const columns = (narrow: number, wide: number) => ({
  gridTemplateColumns: `repeat(${narrow}, minmax(0, 1fr))`,
  '@media': { [from('tablet')]: { gridTemplateColumns: `repeat(${wide}, minmax(0, 1fr))` } },
});

/** 24 a page fill whole rows in all (S9.3). */
export const shape = styleVariants({
  portrait: [grid, columns(3, 4)],
  square: [grid, columns(3, 4)],
  landscape: [grid, columns(2, 3)],
});

export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.m,
});
