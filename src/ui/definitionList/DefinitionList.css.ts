import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const LAYOUTS = ['rows', 'columns'] as const;

export const layout = styleVariants({
  rows: { display: 'flex', flexDirection: 'column' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(120px, 100%), 1fr))',
    gap: vars.space.l,
  },
} satisfies Record<(typeof LAYOUTS)[number], StyleRule>);

const line = `${vars.stroke.divider} solid ${vars.color.border.subtle}`;

export const item = styleVariants({
  rows: {
    display: 'flex',
    flexWrap: 'wrap',
    // Aligned even if a button makes the value higher.
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space.l,
    paddingBlock: vars.space.s,
    selectors: { '& + &': { borderBlockStart: line } },
  },
  columns: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxs,
    minInlineSize: 0,
    // Avoids a last line of one word.
    textWrap: 'balance',
  },
} satisfies Record<(typeof LAYOUTS)[number], StyleRule>);

export const term = style({ color: vars.color.text.secondary, fontSize: vars.font.size.s });

/** At the end of its row; at the start if it has its own line. */
export const value = style({
  minInlineSize: 0,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.label,
  overflowWrap: 'anywhere',
});

/** A link in a column is as high as a touch target, with its text on the line of the values beside it. */
globalStyle(`${layout.columns} ${value} > a`, {
  marginBlock: `calc((1lh - ${vars.size.target}) / 2)`,
});

/** About as wide as an amount. */
export const pending = style({ display: 'block', inlineSize: '6em' });
