import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** One below the other on phones, as many side by side as fit elsewhere. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
