import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s,
  // Each line has the whole height that a finger needs.
  rowGap: `max(${vars.space.s}, ${vars.size.target} - ${vars.size.chip})`,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:disabled': { opacity: vars.opacity.disabled } },
});

// Unlike those of a row that scrolls, long words go on to a second line.
globalStyle(`${choices} > button`, {
  flexShrink: 1,
  minInlineSize: 0,
  paddingBlock: vars.space.xs,
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
});
