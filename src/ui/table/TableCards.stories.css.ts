import { style } from '@vanilla-extract/css';

/** The width of a panel at the side of a page. */
export const panel = style({ inlineSize: '100%', maxInlineSize: 360 });

/** The full width of a page. */
export const page = style({ inlineSize: '100%' });
