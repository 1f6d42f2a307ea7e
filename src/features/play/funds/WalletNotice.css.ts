import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** A notice above the game. */
export const line = style({
  flexShrink: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.m}`,
  paddingInline: vars.gutter.phone,
  paddingBlock: vars.space.xs,
  background: vars.color.surface.raised,
  borderBlockEnd: `${vars.stroke.divider} solid ${vars.color.border.subtle}`,
});

/** A notice with an icon button, always beside the text. */
export const dismissable = style([line, { flexWrap: 'nowrap' }]);
