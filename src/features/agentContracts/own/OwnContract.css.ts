import { style } from '@vanilla-extract/css';

/** As high as a contract in force, so that nothing below moves when it comes. */
export const shape = style({ minBlockSize: '10.25rem' });
