import { style } from '@vanilla-extract/css';

/** The room that a page without menus leaves to its screen. */
export const room = style({ display: 'flex', flexDirection: 'column', blockSize: '640px' });
