import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const slide = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '8 / 3',
  background: vars.color.accent.subtle,
  color: vars.color.accent.onSubtle,
  fontSize: vars.font.size.l,
});
