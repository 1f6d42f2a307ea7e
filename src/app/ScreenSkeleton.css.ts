import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** As high as the window, so that the footer does not move through it when the screen comes. */
export const shape = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xl,
  minBlockSize: '100dvh',
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const heading = style({ display: 'grid', fontSize: vars.font.size.xxl });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${vars.size.card.portrait}, 1fr))`,
  gap: vars.gap.grid,
});

export const card = style({ display: 'grid', aspectRatio: '3 / 4' });
