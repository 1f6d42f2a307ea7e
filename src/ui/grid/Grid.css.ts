import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const COLUMNS = ['narrow', 'figures', 'medium', 'few', 'wide'] as const;

export const grid = style({ display: 'grid', gap: vars.gap.grid, minInlineSize: 0 });

/**
 * As many columns as fit with a minimum width; never wider than the page, or than the maximum share of it. `auto-fit` leaves no column empty:
 * what stands in them shares the whole width.
 */
const atLeast = (width: string, { most = '100%', repeat = 'auto-fill' } = {}) => ({
  gridTemplateColumns: `repeat(${repeat}, minmax(min(${most}, ${width}), 1fr))`,
});

const shared = { repeat: 'auto-fit' };

export const columns = styleVariants({
  narrow: atLeast(vars.size.card.portrait),
  figures: atLeast('10.5rem', { ...shared, most: `max(50% - ${vars.gap.grid}, 9.25rem)` }),
  medium: atLeast(vars.size.card.landscape),
  few: atLeast(vars.size.card.landscape, shared),
  wide: atLeast(`calc(1.35 * ${vars.size.card.landscape})`),
} satisfies Record<(typeof COLUMNS)[number], object>);
