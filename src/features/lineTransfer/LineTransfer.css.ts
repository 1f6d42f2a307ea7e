import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const page = style({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** The steps of a transfer: no wider than a form is read. */
export const desk = style({ maxInlineSize: '40rem', minInlineSize: 0 });

/** A heading that takes the focus when its step begins. */
export const stepHead = style({ outline: 'none' });

/** What waits for the rest of the page: unseen and without height, but as wide as it will be, for records choose their form by that. */
export const waiting = style({ blockSize: 0, overflow: 'clip', visibility: 'hidden' });
