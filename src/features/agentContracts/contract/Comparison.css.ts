import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: vars.font.size.s,
  lineHeight: vars.font.leading.body,
});

const cell = style({
  paddingBlock: vars.space.s,
  paddingInline: `0 ${vars.space.s}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
});

export const head = style([
  cell,
  { color: vars.color.text.secondary, fontWeight: vars.font.weight.label },
]);

export const term = style([
  cell,
  {
    borderBlockStart: `${vars.stroke.divider} solid ${vars.color.border.base}`,
    color: vars.color.text.secondary,
    fontWeight: vars.font.weight.body,
  },
]);

export const value = style([
  cell,
  { borderBlockStart: `${vars.stroke.divider} solid ${vars.color.border.base}` },
]);

/** The offered value, next to the current one. */
export const offered = style([value, { fontWeight: vars.font.weight.strong }]);
