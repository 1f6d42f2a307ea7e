import { style } from '@vanilla-extract/css';

/** Two screens high, so that it scrolls. */
export const longPage = style({ minBlockSize: '200vh' });

export const head = style({ position: 'sticky', insetBlockStart: 0 });
