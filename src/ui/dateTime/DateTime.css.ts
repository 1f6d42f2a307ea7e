import { style } from '@vanilla-extract/css';

export const dateTime = style({ fontVariantNumeric: 'tabular-nums' });
