import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { HOVER } from '#src/ui/mediaQueries.ts';
import { feedback } from '#src/ui/motion.ts';

/** What checkboxes, switches and options share. The whole line is the label: a finger that hits the words chooses. */
export const line = style({
  display: 'flex',
  minBlockSize: vars.size.target,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
});

/** The line of a mark with the words after it. */
export const lineOfMark = style([
  line,
  { alignItems: 'flex-start', gap: vars.space.m, paddingBlock: vars.space.s },
]);

export const words = style({
  minInlineSize: 0,
  fontSize: vars.font.size.m,
  lineHeight: vars.font.leading.body,
  overflowWrap: 'anywhere',
  selectors: { '[data-disabled] > &': { opacity: vars.opacity.disabled } },
});

/** Their borders say something else than that a pointer is near. */
const SPOKEN_FOR = '[data-checked], [data-indeterminate], [data-invalid], [data-disabled]';

/** What is filled once it is chosen: the box of a tick, the ring of a dot, the track of a thumb. */
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

/** The well of a tick or a dot, with it in the middle. */
export const mark = style([
  well,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.icon.l,
    blockSize: vars.size.icon.l,
    // In the middle of the first line, however large the text is.
    marginBlockStart: `max(0px, (1lh - ${vars.size.icon.l}) / 2)`,
    selectors: {
      '&[data-invalid]:not([data-checked])': {
        borderColor: vars.color.status.danger.text,
        boxShadow: `inset 0 0 0 ${vars.stroke.control} ${vars.color.status.danger.text}`,
      },
    },
  },
]);
