import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** The button and the days; below each other if long words leave little room beside the button. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
});

export const days = style({ flex: '1 1 6rem', minInlineSize: 0 });
