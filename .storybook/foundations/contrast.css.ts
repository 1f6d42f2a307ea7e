import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.font.size.s,
  overflowWrap: 'anywhere',
});

const cell = {
  padding: vars.space.s,
  borderBlockEnd: `${vars.stroke.divider} solid ${vars.color.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'middle',
} as const;

export const head = style({ ...cell, color: vars.color.text.secondary });
export const figureHead = style([head, { textAlign: 'end' }]);
export const data = style(cell);
export const figure = style({ ...cell, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

export const sample = style({
  display: 'inline-block',
  minInlineSize: 72,
  minBlockSize: 32,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.base}`,
  textAlign: 'center',
});
