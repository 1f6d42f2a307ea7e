import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** One column, as wide as is read with ease. */
export const page = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: vars.size.prose,
});

/** What is coming fills the first view, so that nothing below it moves when it is there. */
export const coming = style({ minBlockSize: '100svh' });

/** A figure to copy with its button; the button goes below where there is no room. */
export const copied = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

/** A figure that is read digit by digit. */
export const figure = style({
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

/** What is to be done, behind its icon. */
export const task = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
});

/** The provider's page within ours. */
export const frame = style({
  inlineSize: '100%',
  blockSize: '34rem',
  border: `${vars.stroke.card} solid ${vars.color.border.base}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
});
