import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.media,
});
