import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  marginBlockEnd: vars.space.l,
  padding: vars.space.m,
  border: `${vars.stroke.control} solid ${vars.color.status.warning.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.status.warning.surface,
  color: vars.color.status.warning.text,
  fontSize: vars.font.size.s,
});
