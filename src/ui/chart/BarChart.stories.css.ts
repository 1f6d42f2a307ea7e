import { style } from '@vanilla-extract/css';

/** As wide as a chart in a card of the narrowest phone. */
export const narrow = style({ inlineSize: '240px' });
