import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

/** One column; the gap between fields is larger than within a field. */
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minInlineSize: 0,
});

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({
  fontFamily: vars.font.family.heading,
  fontSize: vars.font.size.m,
  fontWeight: vars.font.weight.heading,
  lineHeight: vars.font.leading.heading,
});

/** On phones as wide as the form, the main action first; elsewhere in a row at the start. */
export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  paddingBlockStart: vars.space.s,
  '@media': { [from('tablet')]: { flexDirection: 'row', alignItems: 'center' } },
});

export const error = style({
  display: 'flex',
  gap: vars.space.m,
  padding: vars.space.m,
  border: `${vars.stroke.control} solid ${vars.color.status.danger.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.status.danger.surface,
  color: vars.color.text.primary,
  lineHeight: vars.font.leading.body,
});

export const errorIcon = style({
  display: 'flex',
  flexShrink: 0,
  color: vars.color.status.danger.text,
});

export const errorWords = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  fontSize: vars.font.size.s,
  overflowWrap: 'anywhere',
});

export const errorTitle = style({ fontWeight: vars.font.weight.strong });
