import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const notice = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.l,
  maxInlineSize: '560px',
  marginInline: 'auto',
  paddingBlock: vars.space.xxxl,
  textAlign: 'center',
  textWrap: 'pretty',
});

// Centred, but never wider than the page: a long word wraps.
globalStyle(`${notice} > *`, { maxInlineSize: '100%' });

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.l,
  borderRadius: vars.radius.pill,
  background: vars.color.accent.subtle,
  color: vars.color.accent.onSubtle,
});

export const detail = style({
  paddingInline: vars.space.m,
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.mark,
  background: vars.color.surface.sunken,
  color: vars.color.text.secondary,
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size.s,
  overflowWrap: 'anywhere',
});

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.gap.inline,
  paddingBlockStart: vars.space.s,
});
