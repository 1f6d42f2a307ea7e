import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { HOVER } from '#src/ui/mediaQueries.ts';
import { feedback } from '#src/ui/motion.ts';

/** The line of a checkbox, switch or option. All of it is the label, so that a press on the text chooses. */
export const line = style({
  display: 'flex',
  minBlockSize: vars.size.target,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
});

/** A line with the mark before the text. */
export const lineOfMark = style([
  line,
  { alignItems: 'flex-start', gap: vars.space.m, paddingBlock: vars.space.s },
]);

export const text = style({
  minInlineSize: 0,
  fontSize: vars.font.size.m,
  lineHeight: vars.font.leading.body,
  overflowWrap: 'anywhere',
});

export const words = style([
  text,
  { selectors: { '[data-disabled] > &': { opacity: vars.opacity.disabled } } },
]);

/** States whose border must not change on hover. */
const SPOKEN_FOR = '[data-checked], [data-indeterminate], [data-invalid], [data-disabled]';

/** The part that is filled when chosen: the checkbox, the radio's ring, the switch's track. */
export const well = style({
  flexShrink: 0,
  border: `${vars.stroke.control} solid ${vars.color.border.strong}`,
  background: vars.color.surface.sunken,
  transition: feedback('background-color', 'border-color'),
  '@media': {
    [HOVER]: {
      selectors: {
        [`${line}:hover > &:not(${SPOKEN_FOR})`]: { borderColor: vars.color.text.primary },
      },
    },
  },
  selectors: {
    '&[data-checked], &[data-indeterminate]': {
      borderColor: vars.color.accent.base,
      background: vars.color.accent.base,
    },
    '&[data-disabled]': { opacity: vars.opacity.disabled },
  },
});

/** The box of a tick or a dot, centred in it. */
export const mark = style([
  well,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.icon.l,
    blockSize: vars.size.icon.l,
    // Centred on the first line at any text size.
    marginBlockStart: `max(0px, (1lh - ${vars.size.icon.l}) / 2)`,
    selectors: {
      '&[data-invalid]:not([data-checked])': {
        borderColor: vars.color.status.danger.text,
        boxShadow: `inset 0 0 0 ${vars.stroke.control} ${vars.color.status.danger.text}`,
      },
    },
  },
]);
