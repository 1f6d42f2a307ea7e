import { style } from '@vanilla-extract/css';

/** No box of its own: the picture fills what holds the frame. */
export const frame = style({ display: 'contents' });
