import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: vars.space.xl,
});
