import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.gap.grid,
});
export const item = style({ inlineSize: 160 });
export const single = style({ display: 'grid' });
