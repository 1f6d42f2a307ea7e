import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { GAME_COLUMNS } from '#src/ui/gameCard/gameColumns.ts';

/** As high as all games, of which only those in sight are there. */
export const frame = style({ position: 'relative' });

const grid = style({ display: 'grid', gap: `${vars.space.xl} ${vars.gap.grid}` });

export const shape = styleVariants(GAME_COLUMNS, (columns) => [grid, columns]);

// What happens within a card moves none of its neighbours.
globalStyle(`${grid} > li`, { contain: 'layout style' });
