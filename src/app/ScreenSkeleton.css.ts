import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const shape = style({ display: 'grid', gap: vars.space.xl });

export const heading = style({ display: 'grid', fontSize: vars.font.size.xxl });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${vars.size.card.portrait}, 1fr))`,
  gap: vars.gap.grid,
});

export const card = style({ display: 'grid', aspectRatio: '3 / 4' });
