import { style } from '@vanilla-extract/css';

/** Keeps some of the place until the content is there. */
export const waiting = style({ minBlockSize: '8rem' });
