import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';
import { LANDSCAPE_PHONE } from '#src/ui/mediaQueries.ts';
import { oneLine } from '#src/ui/text/oneLine.css.ts';

/** One row if there is room, also in landscape; on phones upright game and tools above the figures. */
export const bar = style({
  flexShrink: 0,
  display: 'grid',
  gridTemplate: '"game tools" auto "figures figures" auto / minmax(0, 1fr) minmax(0, auto)',
  alignItems: 'center',
  columnGap: vars.space.s,
  // The button at the end has its padding inside.
  paddingInline: vars.space.xs,
  paddingBlockEnd: vars.space.s,
  background: vars.color.surface.raised,
  borderBlockEnd: `${vars.stroke.divider} solid ${vars.color.border.subtle}`,
  '@media': {
    [from('tablet')]: {
      gridTemplate: '"game figures tools" auto / minmax(0, 1fr) auto auto',
      columnGap: vars.space.xl,
      paddingInlineEnd: vars.gutter.desktop,
      paddingBlock: vars.space.xs,
    },
    [LANDSCAPE_PHONE]: {
      gridTemplate: '"game figures tools" auto / minmax(0, 1fr) auto auto',
      columnGap: vars.space.m,
      paddingBlock: 0,
    },
  },
});

export const game = style({
  gridArea: 'game',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
});

/** The name on one line, truncated if too long. */
export const name = style([
  oneLine,
  {
    display: 'block',
  },
]);

export const figures = style({
  gridArea: 'figures',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.xxs} ${vars.space.s}`,
  margin: 0,
  paddingBlockStart: vars.space.xs,
  paddingInline: vars.space.s,
  '@media': {
    [from('tablet')]: { gap: vars.space.xl, padding: 0 },
    [LANDSCAPE_PHONE]: { gap: vars.space.m, padding: 0, flexWrap: 'nowrap' },
  },
});

/** The line of a figure: digits, which need no more in any script. */
const LINE = 1.3;

/** A term above its figure, or beside it if there is room for both on one line. */
export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [from('tablet')]: { whiteSpace: 'nowrap' } },
});

export const term = style({
  color: vars.color.text.secondary,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.leading.label,
  // The higher lines of some scripts reach into the room around it: the bar takes no more from the game than in others.
  marginBlock: `min(0px, (${LINE}em - 1lh) / 2)`,
});

export const value = style({
  // As high as its text, also around a button.
  display: 'flex',
  margin: 0,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.label,
  lineHeight: LINE,
  fontVariantNumeric: 'tabular-nums',
});

export const clock = style({ whiteSpace: 'nowrap' });

// Phones have no room for the zone, which is that of every time on the site.
globalStyle(`${clock} time + span`, {
  display: 'none',
  '@media': { [from('tablet')]: { display: 'inline' }, [LANDSCAPE_PHONE]: { display: 'none' } },
});

/** The mark of the header, which is not there in landscape. */
export const mark = style({
  display: 'none',
  '@media': { [LANDSCAPE_PHONE]: { display: 'inline-flex' } },
});

export const tools = style({
  gridArea: 'tools',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
});

/** As wide as a finger, however short its text. */
export const sign = style({ minInlineSize: vars.size.target, textAlign: 'center' });

/** A figure that is a button, as large as a finger without shifting its neighbours: most of its hit area is over the term above. */
export const wallet = style({
  display: 'inline-flex',
  // The text keeps its place on the line.
  alignItems: 'flex-end',
  gap: vars.space.xxs,
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
  marginBlock: `calc((1lh - ${vars.size.target}) * 0.7) calc((1lh - ${vars.size.target}) * 0.3)`,
  padding: 0,
  paddingBlockEnd: `calc((${vars.size.target} - 1lh) * 0.3)`,
  border: 0,
  background: 'none',
  color: vars.color.text.accent,
  font: 'inherit',
  fontVariantNumeric: 'inherit',
  cursor: 'pointer',
});
