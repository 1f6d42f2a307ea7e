import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const link = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  minBlockSize: vars.size.target,
});

export const image = style({ blockSize: vars.size.logo, inlineSize: 'auto' });
