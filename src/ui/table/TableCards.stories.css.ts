import { style } from '@vanilla-extract/css';

/** At the side of a page. */
export const panel = style({ inlineSize: '100%', maxInlineSize: 360 });

/** All of a page. */
export const page = style({ inlineSize: '100%' });
