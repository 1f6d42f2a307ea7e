import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
});

/** The text takes the width that the button leaves. */
export const words = style({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' });

/** Empty lines of the text separate paragraphs. */
export const content = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
