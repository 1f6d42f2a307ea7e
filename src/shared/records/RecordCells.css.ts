import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** A reference with the button that copies it. */
export const reference = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  overflowWrap: 'anywhere',
});
