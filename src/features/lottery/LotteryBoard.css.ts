import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  minInlineSize: 0,
});

export const choices = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minInlineSize: 0,
});

/** The lottery and the player's standing: stacked on phones, side by side if there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.xl,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

/** Skeletons while data loads. */
export const tilePlace = style({ inlineSize: '220px', blockSize: '108px', flexShrink: 0 });
export const tilePlaces = style({ display: 'flex', gap: vars.gap.grid, overflow: 'hidden' });
export const detailPlace = style({ blockSize: '420px' });
