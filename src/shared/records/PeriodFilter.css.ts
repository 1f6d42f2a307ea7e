import { style } from '@vanilla-extract/css';

/** Two days need no more, however wide the list below is. */
export const filter = style({ maxInlineSize: '32rem' });
