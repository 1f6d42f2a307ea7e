import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.l,
  paddingBlock: vars.space.xxl,
  paddingInline: vars.inset.card,
  textAlign: 'center',
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  maxInlineSize: vars.size.dialog,
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.m,
  borderRadius: vars.radius.pill,
  background: vars.color.surface.raised,
  color: vars.color.text.secondary,
});
