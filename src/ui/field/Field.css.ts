import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const label = style({
  alignSelf: 'flex-start',
  maxInlineSize: '100%',
  color: vars.color.text.primary,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.label,
  lineHeight: vars.font.leading.label,
  overflowWrap: 'anywhere',
});

/** The asterisk of a required field (S5.9). */
export const asterisk = style({
  marginInlineStart: vars.space.xxs,
  color: vars.color.status.danger.text,
});

export const foot = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.m,
});

export const hint = style({
  minInlineSize: 0,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.leading.body,
  overflowWrap: 'anywhere',
});

export const error = style([
  hint,
  { display: 'flex', gap: vars.space.xs, color: vars.color.status.danger.text },
]);

/** The error's icon, next to its first line. */
export const errorIcon = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  blockSize: `calc(${vars.font.size.s} * ${vars.font.leading.body})`,
});
