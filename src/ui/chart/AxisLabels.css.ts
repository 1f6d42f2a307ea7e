import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** The width of a chart below which every other label gives way. */
const NARROW = '(max-width: 480px)';

export const labels = style({
  position: 'relative',
  // A label that takes its neighbours’ room never takes more than the chart’s.
  overflowX: 'clip',
  gridColumn: 2,
  blockSize: `calc(${vars.font.size.xs} * ${vars.font.leading.label})`,
  color: vars.color.text.secondary,
});

/** In the middle of its point. The inline style puts it there; at the edges it stays within the picture. */
export const label = style({
  position: 'absolute',
  overflow: 'hidden',
  textAlign: 'center',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-edge="start"]': { insetInlineStart: '0 !important', textAlign: 'start' },
    '&[data-edge="end"]': {
      insetInline: 'auto 0 !important',
      textAlign: 'end',
    },
  },
});

export const minorLabel = style([label, { '@container': { [NARROW]: { display: 'none' } } }]);

/** One that takes the room of its neighbours, to both sides, where those give way. */
export const majorLabel = style([
  label,
  {
    '@container': {
      [NARROW]: {
        display: 'flex',
        justifyContent: 'center',
        overflow: 'visible',
        selectors: {
          '&[data-edge="start"]': { justifyContent: 'flex-start' },
          '&[data-edge="end"]': { justifyContent: 'flex-end' },
        },
      },
    },
  },
]);
