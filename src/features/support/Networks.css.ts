import { style } from '@vanilla-extract/css';

/** As large as the icon in whose place it is. */
export const SIZE = '1.5rem';

export const frame = style({ display: 'inline-flex', flex: 'none', inlineSize: SIZE });
export const mark = style({ inlineSize: SIZE, blockSize: SIZE, objectFit: 'contain' });
