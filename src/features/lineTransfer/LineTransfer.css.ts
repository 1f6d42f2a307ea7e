import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const page = style({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** The steps of a transfer, at the width of a form. */
export const desk = style({ maxInlineSize: '40rem', minInlineSize: 0 });

/** A heading that takes the focus when its step begins. */
export const stepHead = style({ outline: 'none' });

/** Hidden until the desk has loaded: no height, but full width, because records choose table or cards by their width. */
export const waiting = style({ blockSize: 0, overflow: 'clip', visibility: 'hidden' });
