import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const TONES = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const;

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  border: `${vars.stroke.control} solid transparent`,
  borderRadius: vars.radius.mark,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.leading.label,
  // On one line if there is room, and never cut off.
  flexShrink: 0,
  maxInlineSize: '100%',
});

const status = (name: 'success' | 'warning' | 'danger' | 'info') => ({
  background: vars.color.status[name].surface,
  borderColor: vars.color.status[name].border,
  color: vars.color.status[name].text,
});

export const tone = styleVariants({
  neutral: { background: vars.color.surface.hover, color: vars.color.text.primary },
  accent: { background: vars.color.accent.subtle, color: vars.color.accent.onSubtle },
  success: status('success'),
  warning: status('warning'),
  danger: status('danger'),
  info: status('info'),
} satisfies Record<(typeof TONES)[number], object>);
