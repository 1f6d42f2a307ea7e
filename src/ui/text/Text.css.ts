import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const SIZES = ['xs', 's', 'm', 'l'] as const;
export const TONES = [
  'primary',
  'secondary',
  'accent',
  'success',
  'warning',
  'danger',
  'info',
  'inherit',
] as const;
export const WEIGHTS = ['body', 'label', 'strong'] as const;

export const text = style({ minInlineSize: 0, lineHeight: vars.font.leading.body });

export const size = styleVariants({
  xs: { fontSize: vars.font.size.xs },
  s: { fontSize: vars.font.size.s },
  m: { fontSize: vars.font.size.m },
  l: { fontSize: vars.font.size.l },
} satisfies Record<(typeof SIZES)[number], object>);

export const tone = styleVariants({
  primary: { color: vars.color.text.primary },
  secondary: { color: vars.color.text.secondary },
  accent: { color: vars.color.text.accent },
  success: { color: vars.color.status.success.text },
  warning: { color: vars.color.status.warning.text },
  danger: { color: vars.color.status.danger.text },
  info: { color: vars.color.status.info.text },
  inherit: { color: 'inherit' },
} satisfies Record<(typeof TONES)[number], object>);

export const weight = styleVariants({
  body: { fontWeight: vars.font.weight.body },
  label: { fontWeight: vars.font.weight.label },
  strong: { fontWeight: vars.font.weight.strong },
} satisfies Record<(typeof WEIGHTS)[number], object>);

/** Tabular figures, for money and counters. */
export const figures = style({ fontVariantNumeric: 'tabular-nums' });

/** For screen readers only. */
export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
