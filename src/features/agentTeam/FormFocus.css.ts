import { style } from '@vanilla-extract/css';

/** Focused from code only, so it needs no focus ring. */
export const place = style({ outline: 'none' });
