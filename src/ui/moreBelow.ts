import { vars } from '#src/theme/contract.css.ts';

const END = `bottom / 100% ${vars.space.l} no-repeat`;

/**
 * The background of a box that scrolls, with a shade at its lower edge until the end is reached: there, what scrolls with the content covers
 * the shade.
 */
export const moreBelow = (surface: string): string =>
  [
    `linear-gradient(${surface}, ${surface}) ${END} local`,
    `linear-gradient(to top, ${vars.color.border.base}, transparent) ${END}`,
    surface,
  ].join(', ');
