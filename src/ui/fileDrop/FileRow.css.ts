import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { oneLine } from '#src/ui/text/oneLine.css.ts';

export const rows = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  paddingBlockStart: vars.space.xs,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minInlineSize: 0,
  paddingBlock: vars.space.xs,
  paddingInline: `${vars.space.s} 0`,
  border: `${vars.stroke.control} solid ${vars.color.border.base}`,
  borderRadius: vars.radius.control,
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.avatar,
  blockSize: vars.size.avatar,
  overflow: 'hidden',
  borderRadius: vars.radius.mark,
  background: vars.color.surface.sunken,
  color: vars.color.text.secondary,
});

export const preview = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const words = style({
  display: 'flex',
  flexGrow: 1,
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.leading.body,
});

export const name = oneLine;

export const note = style({ color: vars.color.text.secondary, overflowWrap: 'anywhere' });

export const problem = style({ color: vars.color.status.danger.text, overflowWrap: 'anywhere' });
