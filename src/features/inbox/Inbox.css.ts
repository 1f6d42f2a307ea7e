import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const page = style({ display: 'grid', gap: vars.space.l, maxInlineSize: '48rem' });

export const list = style({
  display: 'grid',
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The toolbar above the list: one row that wraps. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
});

/** A message with its checkbox beside it. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.s,
});

/** The checkbox has no visible label, so it is as large as a finger needs. */
export const box = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
});

/** The header of a message; opens it. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.s,
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  padding: vars.space.m,
  border: 0,
  borderRadius: vars.radius.card,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});

export const names = style({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 });

export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
});

export const title = style({
  fontWeight: vars.font.weight.body,
  overflowWrap: 'anywhere',
});

export const unread = style({ fontWeight: vars.font.weight.strong });

export const body = style({
  display: 'grid',
  gap: vars.space.m,
  padding: `0 ${vars.space.m} ${vars.space.m}`,
});

/** Keeps empty lines as paragraph breaks, and wraps words without a space. */
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
