import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const COLUMNS = ['narrow', 'medium', 'wide'] as const;

export const grid = style({ display: 'grid', gap: vars.gap.grid, minInlineSize: 0 });

/** As many columns as fit, none narrower than this; never wider than the page. */
const atLeast = (width: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`,
});

export const columns = styleVariants({
  narrow: atLeast(vars.size.card.portrait),
  medium: atLeast(vars.size.card.landscape),
  wide: atLeast(`calc(1.35 * ${vars.size.card.landscape})`),
} satisfies Record<(typeof COLUMNS)[number], object>);
