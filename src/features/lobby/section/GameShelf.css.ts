import { createVar, fallbackVar, styleVariants } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

/** How many games side by side fill a desktop's width: six, or what the size of the cards says. */
const across = createVar();
/** The width of a card on smaller screens, as a part of the usual one. */
const part = createVar();

/** Six games side by side fill a desktop's width (S9.3); on smaller screens part of the next one shows. */
const COLUMN = `calc((100% - (${fallbackVar(across, '6')} - 1) * ${vars.gap.grid}) / ${fallbackVar(across, '6')})`;

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
