import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** Large enough for a camera on any screen. */
export const code = style({ inlineSize: '100%', maxInlineSize: '200px' });

/** The key for manual entry: it wraps anywhere instead of widening the page. */
export const secret = style({
  fontSize: vars.font.size.m,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.05em',
  overflowWrap: 'anywhere',
});
