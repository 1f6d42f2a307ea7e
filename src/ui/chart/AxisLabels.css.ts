import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { oneLine } from '#src/ui/text/oneLine.css.ts';

/** The chart width below which every other label is hidden. */
const NARROW = '(max-width: 480px)';

export const labels = style({
  position: 'relative',
  // A label that uses its neighbours' room never overflows the chart.
  overflowX: 'clip',
  gridColumn: 2,
  blockSize: `calc(${vars.font.size.xs} * ${vars.font.leading.label})`,
  color: vars.color.text.secondary,
});

/** Centred on its point, positioned by the inline style; at the edges it stays within the chart. */
export const label = style([
  oneLine,
  {
    position: 'absolute',
    textAlign: 'center',
    selectors: {
      '&[data-edge="start"]': { insetInlineStart: '0 !important', textAlign: 'start' },
      '&[data-edge="end"]': {
        insetInline: 'auto 0 !important',
        textAlign: 'end',
      },
    },
  },
]);

export const minorLabel = style([label, { '@container': { [NARROW]: { display: 'none' } } }]);

/** A label that uses room of its hidden neighbours, on both sides; the first and the last one only on the side that the chart has. */
export const majorLabel = style([
  label,
  {
    '@container': {
      [NARROW]: {
        display: 'flex',
        justifyContent: 'center',
        overflow: 'visible',
        selectors: {
          '&:first-child': { justifyContent: 'start' },
          '&:last-child': { justifyContent: 'end' },
        },
      },
    },
  },
]);

/** The text of a label, cut off where the room of the next one begins. */
export const words = style([
  oneLine,
  {
    display: 'block',
    '@container': {
      [NARROW]: {
        selectors: {
          [`${majorLabel} > &`]: {
            flexShrink: 0,
            inlineSize: 'max-content',
            minInlineSize: '100%',
          },
        },
      },
    },
  },
]);
