import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

export const cards = style({
  display: 'grid',
  gap: vars.gap.grid,
  alignItems: 'start',
  '@media': {
    [from('desktop')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  overflowWrap: 'anywhere',
});

/** The skeleton of a funnel step, as high as its bar. */
export const step = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });

export const bar = style({
  blockSize: vars.space.s,
  borderRadius: vars.radius.pill,
  background: vars.color.surface.active,
});
