import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { GAME_COLUMNS } from '#src/ui/gameCard/gameColumns.ts';

/** As high as all games, of which only the visible ones are rendered. */
export const frame = style({ position: 'relative' });

const grid = style({ display: 'grid', gap: `${vars.space.xl} ${vars.gap.grid}` });

export const shape = styleVariants(GAME_COLUMNS, (columns) => [grid, columns]);

// Layout changes within a card do not affect its neighbours.
globalStyle(`${grid} > li`, { contain: 'layout style' });
