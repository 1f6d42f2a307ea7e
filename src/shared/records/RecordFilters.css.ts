import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** The filters, beside each other if there is room. */
export const filters = style({
  display: 'grid',
  gap: vars.space.m,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  alignItems: 'end',
});

/** A single field needs no more, however wide the list below is. */
globalStyle(`${filters} > :only-child`, { maxInlineSize: '32rem' });
