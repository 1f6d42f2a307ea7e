import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
});

/** The words take the room that the button leaves. */
export const words = style({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' });

/** An empty line of the text parts paragraphs. */
export const content = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
