import { type ComplexStyleRule, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { HOVER } from '#src/ui/mediaQueries.ts';
import { feedback } from '#src/ui/motion.ts';
import type { TableColumn } from './column.ts';

const line = (width: string, colour: string) => `${width} solid ${colour}`;

/** Scrolls in both directions, so that the header can stick to its edge. */
export const box = style({
  overflow: 'auto',
  isolation: 'isolate',
  maxBlockSize: '80dvh',
  border: line(vars.stroke.control, vars.color.border.base),
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
  selectors: { '&:focus-visible': { outlineOffset: 0 } },
});

/** Borders belong to the cells: those of a collapsed table do not stick. */
export const grid = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.leading.label,
});

/** Many columns get smaller gaps and labels on two lines, so that the last ones stay visible. */
export const dense = style({});

const sticky = style({ position: 'sticky', zIndex: vars.layer.sticky });

export const head = style([sticky, { insetBlockStart: 0 }]);
export const foot = style([sticky, { insetBlockEnd: 0 }]);

export const row = style({});
export const chosen = style({});

const cell = style({
  blockSize: vars.size.target,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  background: vars.color.surface.raised,
  textAlign: 'start',
  fontWeight: vars.font.weight.body,
  transition: feedback('background-color'),
  '@media': {
    [HOVER]: { selectors: { [`${row}:hover > &`]: { background: vars.color.surface.hover } } },
  },
  selectors: {
    [`${chosen} > &`]: {
      background: vars.color.accent.subtle,
      color: vars.color.accent.onSubtle,
    },
    [`${dense} &`]: { paddingInline: vars.space.s },
    '&:first-child': { paddingInlineStart: vars.inset.card },
    '&:last-child': { paddingInlineEnd: vars.inset.card },
    'tbody tr + tr > &': {
      borderBlockStart: line(vars.stroke.divider, vars.color.border.subtle),
    },
    [`${head} &`]: {
      borderBlockEnd: line(vars.stroke.divider, vars.color.border.base),
      color: vars.color.text.secondary,
      fontWeight: vars.font.weight.label,
      whiteSpace: 'nowrap',
    },
    [`${dense} ${head} &`]: { whiteSpace: 'normal', textWrap: 'balance' },
    [`${foot} &`]: {
      borderBlockStart: line(vars.stroke.divider, vars.color.border.base),
      fontWeight: vars.font.weight.strong,
    },
  },
});

// Figures are written from left to right in every script, so their decimals are below each other only at the right.
const figure = style([
  cell,
  { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
]);

/** Keeps its distance from a figure, which ends where this begins. */
const afterFigure = {
  selectors: {
    [`${figure} + &`]: { paddingInlineStart: vars.space.l },
    [`${dense} ${figure} + &`]: { paddingInlineStart: `calc(${vars.space.s} + ${vars.space.xxs})` },
  },
};

export const kind = styleVariants({
  text: [cell, afterFigure],
  figure: [figure],
  moment: [cell, afterFigure, { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }],
} satisfies Record<NonNullable<TableColumn<unknown>['kind']>, ComplexStyleRule>);

/** The title of a row, which stays visible while the row scrolls. */
export const title = style([
  cell,
  {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: vars.layer.raised,
    minInlineSize: '10em',
    fontWeight: vars.font.weight.label,
  },
]);

/** The checkbox is aligned with the text of a first cell. */
export const check = style([
  cell,
  {
    inlineSize: 0,
    padding: 0,
    selectors: { '&:first-child': { paddingInlineStart: vars.space.xs } },
  },
]);

export const sorter = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'middle',
  gap: vars.space.xs,
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.mark,
  background: 'none',
  color: 'inherit',
  fontWeight: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  transition: feedback('color'),
  '@media': { [HOVER]: { ':hover': { color: vars.color.text.primary } } },
  selectors: {
    '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: vars.color.text.primary },
    // The label of a column of figures is aligned with them.
    [`${kind.figure} > &`]: { flexDirection: 'row-reverse' },
    [`[dir="rtl"] ${kind.figure} > &`]: { flexDirection: 'row' },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: `calc(-1 * ${vars.space.s})`,
      insetBlockStart: '50%',
      blockSize: vars.size.target,
      transform: 'translateY(-50%)',
    },
  },
});
