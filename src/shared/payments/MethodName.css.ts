import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** As wide as the mark of a card. */
export const WIDTH = '2.5rem';

export const named = style({ display: 'inline-flex', alignItems: 'center', gap: vars.gap.inline });
export const mark = style({
  flex: 'none',
  inlineSize: WIDTH,
  blockSize: '1.5rem',
  objectFit: 'contain',
});
