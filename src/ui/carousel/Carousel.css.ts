import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { HOVER } from '#src/ui/mediaQueries.ts';

export const carousel = style({ position: 'relative', minInlineSize: 0 });

/** Native scrolling until the carousel runs, and without scripts. */
export const viewport = style({
  overflowX: 'auto',
  borderRadius: vars.radius.media,
  background: vars.color.skeleton,
  boxShadow: vars.shadow.card,
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    '&[data-running]': {
      overflow: 'hidden',
      scrollSnapType: 'none',
      touchAction: 'pan-y pinch-zoom',
    },
  },
});

export const track = style({ display: 'flex', transitionProperty: 'transform' });

export const slide = style({
  flex: '0 0 100%',
  minInlineSize: 0,
  scrollSnapAlign: 'start',
});

export const controls = style({
  position: 'absolute',
  insetBlockEnd: vars.space.xs,
  insetInlineEnd: vars.space.xs,
  zIndex: vars.layer.raised,
  display: 'flex',
});

/** Touch users swipe; the two buttons are for mouse and keyboard. */
export const turn = style({
  display: 'none',
  '@media': { [HOVER]: { display: 'flex' } },
});
