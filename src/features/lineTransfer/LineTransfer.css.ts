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
