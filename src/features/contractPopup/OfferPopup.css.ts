import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const list = style({
  display: 'grid',
  gap: vars.space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
