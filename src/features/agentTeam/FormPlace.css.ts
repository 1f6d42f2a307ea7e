import { style } from '@vanilla-extract/css';

/** It takes the focus by itself, and needs no ring. */
export const place = style({ outline: 'none' });
