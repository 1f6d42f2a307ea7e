import { style } from '@vanilla-extract/css';

/** The announcement takes no space next to the button. */
export const copy = style({ position: 'relative', display: 'inline-flex' });
