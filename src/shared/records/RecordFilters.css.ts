import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** The filters beside each other where there is room. */
export const filters = style({
  display: 'grid',
  gap: vars.space.m,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  alignItems: 'end',
});

/** A field alone needs no more, however wide the list below it is. */
globalStyle(`${filters} > :only-child`, { maxInlineSize: '32rem' });
