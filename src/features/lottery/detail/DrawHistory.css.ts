import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const draws = style({ display: 'flex', flexDirection: 'column' });

/** The number of the draw, and beside it, or below where there is no room, what came. */
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
