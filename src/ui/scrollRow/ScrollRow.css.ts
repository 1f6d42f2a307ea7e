import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** The fade at the far end says that there is more; the room behind the last item keeps that one clear. */
const FADE = vars.space.xl;

const fadeTo = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, #000 calc(100% - ${FADE}), transparent)`;

export const scrollRow = style({
  position: 'relative',
  display: 'flex',
  gap: vars.gap.inline,
  minInlineSize: 0,
  // Room for the focus ring, which the scrolling box would cut.
  paddingBlock: vars.space.xs,
  paddingInline: `${vars.space.xs} ${FADE}`,
  margin: `calc(-1 * ${vars.space.xs})`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: FADE,
  scrollbarWidth: 'none',
  maskImage: fadeTo('right'),
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    '[dir="rtl"] &': { maskImage: fadeTo('left') },
  },
});
