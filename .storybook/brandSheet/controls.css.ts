import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** A row a tone, a column a state; where the type leaves no room beside each other, the states go on to further lines. */
export const states = style({
  display: 'grid',
  gap: `${vars.space.l} ${vars.gap.grid}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8em), 1fr))',
});

export const state = style({
  display: 'grid',
  gap: vars.space.m,
  justifyItems: 'start',
  alignContent: 'start',
  minInlineSize: 0,
  // A word that is wider than its column is broken.
  overflowWrap: 'anywhere',
});

/** The ring that the keyboard draws, for a picture of it. */
export const focused = style({
  borderRadius: vars.radius.control,
  outline: `${vars.stroke.focus} solid ${vars.color.focus}`,
  outlineOffset: vars.stroke.focusOffset,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.gap.inline,
});
