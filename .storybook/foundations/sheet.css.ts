import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** The parts that the pages of the foundations are set from. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.gap.section,
  maxInlineSize: 1100,
});
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.gap.stack,
});

export const title = style({
  fontFamily: vars.font.family.heading,
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.heading,
  lineHeight: vars.font.leading.heading,
  letterSpacing: vars.font.tracking.heading,
});

export const note = style({ color: vars.color.text.secondary, fontSize: vars.font.size.s });
export const name = style({ fontWeight: vars.font.weight.label, fontSize: vars.font.size.s });

export const code = style({
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size.xs,
  color: vars.color.text.secondary,
  overflowWrap: 'anywhere',
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  gap: vars.space.l,
});

export const card = style({
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  minInlineSize: 0,
  padding: vars.inset.card,
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
  // A card may have another theme than its page.
  color: vars.color.text.primary,
  boxShadow: `${vars.shadow.card}, inset 0 0 0 ${vars.stroke.card} ${vars.color.border.subtle}`,
});

export const swatch = style({
  blockSize: 64,
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.base}`,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space.l,
});

export const bar = style({
  blockSize: 20,
  borderRadius: vars.radius.mark,
  background: vars.color.accent.marker,
});

export const box = style({
  inlineSize: 96,
  blockSize: 64,
  background: vars.color.surface.overlay,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.strong}`,
});

/** Cards as close as the density says. */
export const densityRow = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${vars.size.card.portrait}, 1fr))`,
  gap: vars.gap.grid,
});
