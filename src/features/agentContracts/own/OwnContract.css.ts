import { style } from '@vanilla-extract/css';

/** As high as a contract in force, so that the layout does not shift when it loads. */
export const shape = style({ minBlockSize: '10.25rem' });
