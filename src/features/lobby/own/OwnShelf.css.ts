import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minInlineSize: 0,
});
