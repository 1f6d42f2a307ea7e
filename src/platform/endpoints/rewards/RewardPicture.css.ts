import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** Its place is kept, so that nothing moves when the picture comes. */
export const frame = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: vars.color.skeleton,
  color: vars.color.text.secondary,
});

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
