import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

const RATIO = { portrait: 3 / 4, square: 1, landscape: 16 / 9 } as const;

/** The rows fill the width except for the last one, whose cards keep their size. */
export const mosaic = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xl} ${vars.gap.grid}`,
  '::after': { content: '', flexGrow: 1000 },
});

/** As wide as its picture at the row height; left-over width is shared in the same proportion, so heights stay equal. */
const item = (ratio: number) => {
  const width = (room: number, gaps: number) =>
    `calc((100% - ${gaps} * ${vars.gap.grid}) * ${(ratio / room).toFixed(4)})`;
  const { portrait, landscape } = RATIO;
  return style({
    flexGrow: ratio,
    minInlineSize: 0,
    // Room for a picture of each shape; more of them on wider screens.
    flexBasis: width(portrait + landscape + 0.02, 1),
    '@media': {
      [from('tablet')]: { flexBasis: width(2 * portrait + landscape + 0.02, 2) },
      [from('desktop')]: { flexBasis: width(4 * portrait + landscape + 0.02, 4) },
    },
  });
};

export const shape = styleVariants(RATIO, (ratio) => [item(ratio)]);

// Layout changes within a card do not affect its neighbours.
globalStyle(`${mosaic} > li`, { contain: 'layout style' });
