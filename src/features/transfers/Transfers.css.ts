import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

export const page = style({ display: 'grid', gap: vars.space.l, minInlineSize: 0 });

/** The form beside the wallets, if there is room for both. */
export const parts = style({
  display: 'grid',
  gap: vars.gap.grid,
  alignItems: 'start',
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** The skeleton fills the first view, so that loading does not shift what is below. */
export const coming = style({ minBlockSize: '100svh' });
