import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { FORCED_COLORS } from '#src/ui/mediaQueries.ts';

/** The slices clockwise, each fainter than the one before. */
export const SHADES = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

const slice = style({
  fill: vars.color.accent.marker,
  '@media': { [FORCED_COLORS]: { fill: 'CanvasText' } },
});

export const shade = styleVariants({
  first: [slice],
  second: [slice, { fillOpacity: 0.74 }],
  third: [slice, { fillOpacity: 0.52 }],
  fourth: [slice, { fillOpacity: 0.34 }],
  fifth: [slice, { fillOpacity: 0.2 }],
} satisfies Record<(typeof SHADES)[number], unknown>);

export const donut = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.xxl,
  rowGap: vars.space.l,
});

export const picture = style({
  position: 'relative',
  flex: '0 1 220px',
  aspectRatio: '1',
});

/** Mirrored for right-to-left scripts, like the positions of the shares. */
export const ring = style({
  inlineSize: '100%',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

/** Centred on its position in either script direction. */
export const share = style({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 0,
  blockSize: 0,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
});

/** Inside the ring, half as wide as the chart. */
export const total = style({
  position: 'absolute',
  inset: '26%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  lineHeight: vars.font.leading.label,
});

export const totalLabel = style({
  color: vars.color.text.secondary,
  fontSize: vars.font.size.xs,
});

export const totalText = style({
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.strong,
});

export const parts = style({
  flex: '1 1 280px',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  fontSize: vars.font.size.s,
});

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto 3em',
  alignItems: 'center',
  columnGap: vars.space.s,
  paddingBlock: vars.space.s,
  selectors: {
    '& + &': { borderBlockStart: `${vars.stroke.divider} solid ${vars.color.border.subtle}` },
  },
});

export const mark = style({ inlineSize: 12, blockSize: 12 });

export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const figure = style({
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.label,
});

export const partShare = style({
  color: vars.color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
