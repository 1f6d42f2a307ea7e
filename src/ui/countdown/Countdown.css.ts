import { style } from '@vanilla-extract/css';

/** A time has no place where it could break; words that stand in its stead may. */
export const countdown = style({ fontVariantNumeric: 'tabular-nums' });
