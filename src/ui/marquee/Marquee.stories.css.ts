import { style } from '@vanilla-extract/css';

export const bar = style({ display: 'flex', alignItems: 'center' });

export const line = style({ flexGrow: 1, minInlineSize: 0 });
