import { style } from '@vanilla-extract/css';

/** The announcement takes no room beside the button. */
export const copy = style({ position: 'relative', display: 'inline-flex' });
