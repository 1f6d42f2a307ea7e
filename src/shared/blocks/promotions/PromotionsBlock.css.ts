import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';
import { shelf as scroller } from '../../shelf/Shelf.css.ts';

export const block = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minInlineSize: 0,
});

export const shelf = style([scroller, { alignItems: 'stretch' }]);

const across = (narrow: number, wide: number) => ({
  gridAutoColumns: `min(100%, calc(${narrow} * ${vars.size.card.landscape}))`,
  '@media': {
    [from('desktop')]: {
      gridAutoColumns: `calc((100% - ${wide - 1} * ${vars.gap.grid}) / ${wide})`,
    },
  },
});

/** The width of a card. */
export const size = styleVariants({
  small: across(0.9, 5),
  medium: across(1.2, 4),
  large: across(1.5, 3),
});

/** As many rows as the cards fill. */
export const rows: Readonly<Record<number, string>> = styleVariants({
  2: { gridTemplateRows: 'repeat(2, auto)' },
  3: { gridTemplateRows: 'repeat(3, auto)' },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  padding: vars.inset.card,
});

/** Room for two lines, as most names need on a phone: cards keep their height when they load. */
export const name = style({ minBlockSize: '2lh' });
