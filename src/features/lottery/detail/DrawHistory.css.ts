import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const draws = style({ display: 'flex', flexDirection: 'column' });

/** A draw's number, with its result beside it, or below if there is no room. */
export const draw = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.l}`,
  paddingBlock: vars.space.m,
  borderBlockStart: `${vars.stroke.divider} solid ${vars.color.border.subtle}`,
});

export const when = style({ display: 'flex', flexDirection: 'column' });
