import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** The cards above a page, stacked; no space without any. */
export const notice = style({
  display: 'grid',
  gap: vars.space.s,
  selectors: { '&:not(:empty)': { marginBlockEnd: vars.space.l } },
});
