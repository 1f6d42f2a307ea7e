import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** The fade at the far end says that there is more; the room behind the last item keeps that one clear. */
const FADE = vars.space.xl;

const fadeTo = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, #000 calc(100% - ${FADE}), transparent)`;

/** Room for the focus ring and for what a finger may hit around a chip; the scrolling box would cut both. */
const AROUND = `max(${vars.space.xs}, calc((${vars.size.target} - ${vars.size.chip}) / 2))`;

/** A line that scrolls sideways where it is too long, and fades where there is more. */
export const scrolling = style({
  position: 'relative',
  display: 'flex',
  minInlineSize: 0,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: FADE,
  scrollbarWidth: 'none',
  paddingInlineEnd: FADE,
  maskImage: fadeTo('right'),
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    '[dir="rtl"] &': { maskImage: fadeTo('left') },
  },
});

export const scrollRow = style([
  scrolling,
  {
    gap: vars.gap.inline,
    paddingBlock: AROUND,
    paddingInlineStart: AROUND,
    margin: `calc(-1 * ${AROUND})`,
  },
]);
