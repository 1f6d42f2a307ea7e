import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const box = style({
  overflow: 'auto',
  maxBlockSize: '50dvh',
  border: `${vars.stroke.control} solid ${vars.color.border.base}`,
  borderRadius: vars.radius.control,
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.leading.label,
});

export const cell = style({
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  textAlign: 'start',
  fontWeight: vars.font.weight.body,
  selectors: {
    'tr + tr > &': { borderBlockStart: `${vars.stroke.divider} solid ${vars.color.border.subtle}` },
  },
});

export const figure = style([cell, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }]);

const sticky = {
  position: 'sticky',
  insetBlockStart: 0,
  background: vars.color.surface.raised,
  color: vars.color.text.secondary,
  fontWeight: vars.font.weight.label,
  borderBlockEnd: `${vars.stroke.divider} solid ${vars.color.border.base}`,
} as const;

export const head = style([cell, sticky]);
export const figureHead = style([figure, sticky]);
