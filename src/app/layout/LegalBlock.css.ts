import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const block = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.l,
});

export const age = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.avatar,
  blockSize: vars.size.avatar,
  border: `2px solid ${vars.color.status.danger.text}`,
  borderRadius: vars.radius.pill,
  color: vars.color.status.danger.text,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const words = style({
  display: 'grid',
  gap: vars.space.xs,
  maxInlineSize: vars.size.prose,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.s,
});

export const verify = style({ color: vars.color.text.accent, textDecoration: 'underline' });
