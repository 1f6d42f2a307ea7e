import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.s,
});

/** The input may shrink to a few letters before the picture wraps below it. */
export const typed = style({ flex: '1 1 8rem', minInlineSize: 0 });

export const picture = style({
  display: 'flex',
  flex: '0 1 auto',
  alignItems: 'center',
  gap: vars.space.xs,
});

/** The space of the picture, the same in every state, so that nothing moves. */
export const place = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: `calc(3 * ${vars.size.control.m})`,
  blockSize: vars.size.control.m,
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  color: vars.color.text.secondary,
});

/** The whole picture, never cropped: every letter counts. */
export const image = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
});

export const failed = style({
  border: `${vars.stroke.control} dashed ${vars.color.border.strong}`,
});
