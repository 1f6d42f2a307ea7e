import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { NO_SCRIPT } from '#src/ui/mediaQueries.ts';

/** About the height of a section on a phone; a section seen once keeps its own. */
const EXPECTED_HEIGHT = '475px';

/** Skips layout and paint while off screen. That clips overflow, so the section is wide enough for the shelf. */
export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minInlineSize: 0,
  margin: `calc(-1 * ${vars.space.m}) calc(-1 * ${vars.gutter.phone})`,
  padding: `${vars.space.m} ${vars.gutter.phone}`,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${EXPECTED_HEIGHT}`,
  '@media': { [NO_SCRIPT]: { contentVisibility: 'visible' } },
});

/** The part that needs JavaScript. Without it the heading and the link remain. */
export const live = style({ display: 'contents', '@media': { [NO_SCRIPT]: { display: 'none' } } });

/** A section of other height than expected, in the first view: all below would move once it is drawn. */
export const drawnAtOnce = style({ contentVisibility: 'visible' });

/** Keeps the place of a section still off screen. */
export const unseen = style({
  minBlockSize: EXPECTED_HEIGHT,
  '@media': { [NO_SCRIPT]: { minBlockSize: 'auto' } },
});
