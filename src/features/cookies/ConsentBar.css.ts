import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

const bottomBar = `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))`;

/**
 * Sticks to the bottom of the view, above the bottom bar of phones. It is the last part of the page, so it covers nothing once the page is
 * scrolled to its end.
 */
export const bar = style({
  position: 'sticky',
  zIndex: vars.layer.bar,
  insetBlockEnd: bottomBar,
  // The page reserves room for the bottom bar, which this bar takes up.
  marginBlock: `calc(-1 * ${bottomBar}) ${bottomBar}`,
  background: vars.color.surface.raised,
  borderBlockStart: `${vars.stroke.divider} solid ${vars.color.border.base}`,
  boxShadow: vars.shadow.overlay,
  '@media': { [from('tablet')]: { insetBlockEnd: 0, marginBlock: 0 } },
  selectors: { '&:focus': { outline: 'none' } },
});

export const inner = style({
  display: 'grid',
  gap: vars.space.m,
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  paddingInline: vars.gutter.phone,
  paddingBlock: vars.space.m,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: vars.space.xl,
      paddingInline: vars.gutter.desktop,
    },
  },
});

export const words = style({ display: 'grid', gap: vars.space.xs });

/** Both buttons have one width, so that neither outweighs the other; stacked if large type leaves no room. */
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8em), 1fr))',
  gap: vars.space.s,
});
