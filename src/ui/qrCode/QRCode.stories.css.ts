import { style } from '@vanilla-extract/css';

export const place = style({ maxInlineSize: 240 });
