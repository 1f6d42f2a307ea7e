import { style } from '@vanilla-extract/css';

/** No box of its own: the picture fills the frame's parent. */
export const frame = style({ display: 'contents' });
