import { style } from '@vanilla-extract/css';

/** As large as the icon in whose place it is. */
export const SIZE = '1.5rem';

export const mark = style({
  flex: 'none',
  inlineSize: SIZE,
  blockSize: SIZE,
  objectFit: 'contain',
});
