import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** The fade at the far end shows that there is more; padding after the last item keeps that one clear. */
const FADE = vars.space.xl;

const fadeTo = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, #000 calc(100% - ${FADE}), transparent)`;

/** Room for the focus ring and the hit area around a chip; the scrolling box would cut off both. */
const AROUND = `max(${vars.space.xs}, calc((${vars.size.target} - ${vars.size.chip}) / 2))`;

/** A row that scrolls sideways if it is too long, and fades at the end. */
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
