import { style } from '@vanilla-extract/css';

/** A time never wraps; text in its place may. */
export const countdown = style({ fontVariantNumeric: 'tabular-nums' });
