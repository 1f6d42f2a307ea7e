import { style } from '@vanilla-extract/css';

/** The space that a page without menus leaves its screen. */
export const room = style({ display: 'flex', flexDirection: 'column', blockSize: '640px' });
