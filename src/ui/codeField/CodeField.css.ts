import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** The field, with the button that sends the code below it. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minInlineSize: 0,
});

/** The resend button, with its countdown. */
export const resend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
});

/** A code reads from left to right in every script. */
export const slots = style({
  direction: 'ltr',
  display: 'flex',
  gap: vars.space.s,
  minInlineSize: 0,
});

export const slot = style({
  flex: '1 1 0',
  minInlineSize: 0,
  maxInlineSize: vars.size.control.l,
  blockSize: vars.size.control.l,
  padding: 0,
  border: `${vars.stroke.control} solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
  color: vars.color.text.primary,
  fontSize: vars.font.size.l,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.leading.label,
  textAlign: 'center',
  selectors: {
    '&::selection': { background: vars.color.accent.subtle, color: vars.color.accent.onSubtle },
    '&[data-filled]': { borderColor: 'currentColor' },
    '&[data-invalid]': {
      borderColor: vars.color.status.danger.text,
      boxShadow: `inset 0 0 0 ${vars.stroke.control} ${vars.color.status.danger.text}`,
    },
    '&[data-disabled]': { opacity: vars.opacity.disabled, cursor: 'not-allowed' },
  },
});

/** Legible, unlike a disabled button. */
export const wait = style({
  color: vars.color.text.secondary,
  fontSize: vars.font.size.s,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.leading.body,
});
