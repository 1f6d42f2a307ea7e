import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** One column, at a comfortable reading width. */
export const page = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: vars.size.prose,
});

/** The skeleton fills the first view, so that nothing below shifts once it loads. */
export const coming = style({ minBlockSize: '100svh' });

/** A value with its copy button; the button wraps below if there is no room. */
export const copied = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

/** A button without a background at the end of a line: its text ends where everything below it ends. */
export const lineEnd = style({
  marginInlineEnd: `calc(-1 * (${vars.inset.control} + ${vars.stroke.control}))`,
});

/** A number that is read digit by digit. */
export const figure = style({
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

/** An instruction, after its icon. */
export const task = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
});

/** The provider's page, embedded. */
export const frame = style({
  inlineSize: '100%',
  blockSize: '34rem',
  border: `${vars.stroke.card} solid ${vars.color.border.base}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
});
