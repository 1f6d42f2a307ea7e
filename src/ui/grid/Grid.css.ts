import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const COLUMNS = ['narrow', 'figures', 'medium', 'wide'] as const;

export const grid = style({ display: 'grid', gap: vars.gap.grid, minInlineSize: 0 });

/** As many columns as fit with a minimum width; never wider than the page, or than the maximum share of it. */
const atLeast = (width: string, most = '100%') => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${most}, ${width}), 1fr))`,
});

export const columns = styleVariants({
  narrow: atLeast(vars.size.card.portrait),
  figures: atLeast(vars.size.card.landscape, `max(50% - ${vars.gap.grid}, 9.25rem)`),
  medium: atLeast(vars.size.card.landscape),
  wide: atLeast(`calc(1.35 * ${vars.size.card.landscape})`),
} satisfies Record<(typeof COLUMNS)[number], object>);
