import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const banner = style({
  display: 'flex',
  gap: vars.space.m,
  marginBlockEnd: vars.space.l,
  padding: vars.space.m,
  border: `${vars.stroke.control} solid ${vars.color.status.info.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.status.info.surface,
  color: vars.color.status.info.text,
});
