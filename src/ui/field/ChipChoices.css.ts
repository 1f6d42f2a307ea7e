import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s,
  // Each line has the full height of a touch target.
  rowGap: `max(${vars.space.s}, ${vars.size.target} - ${vars.size.chip})`,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:disabled': { opacity: vars.opacity.disabled } },
});

// Unlike in a scrolling row, long text wraps onto a second line.
globalStyle(`${choices} > button`, {
  flexShrink: 1,
  paddingBlock: vars.space.xs,
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
});
