import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';
import { NO_SCRIPT } from '#src/ui/mediaQueries.ts';

/** About the height of the footer on a phone; once seen, it keeps its own. */
const EXPECTED_HEIGHT = '1100px';

/** Skips layout and paint while off screen. */
export const footer = style({
  gridArea: 'footer',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${EXPECTED_HEIGHT}`,
  '@media': { [NO_SCRIPT]: { contentVisibility: 'visible' } },
  borderBlockStart: `${vars.stroke.divider} solid ${vars.color.border.subtle}`,
  selectors: { '&:focus': { outline: 'none' } },
});

export const inner = style({
  display: 'grid',
  gap: vars.space.xl,
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  paddingInline: vars.gutter.phone,
  paddingBlock: vars.space.xl,
  '@media': { [from('tablet')]: { paddingInline: vars.gutter.desktop } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.xl,
  '@media': { [from('tablet')]: { gridTemplateColumns: '2fr 1fr 1fr' } },
});

/** As many columns as fit, for lists of the brand's own. */
export const evenColumns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space.xl,
});

/** The long list of games fills a second column. */
export const wide = style({
  gridColumn: '1 / -1',
  '@media': { [from('tablet')]: { gridColumn: 'auto' } },
});

export const title = style({
  paddingBlockEnd: vars.space.xs,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
});

export const links = style({ display: 'flex', flexDirection: 'column' });

export const sideBySide = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.xl,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.s,
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { color: vars.color.text.primary, textDecoration: 'underline' },
    '&[aria-current]': { color: vars.color.text.accent },
  },
});

export const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.l,
});

export const languages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // The hit areas of one line do not reach into the next.
  rowGap: vars.space.s,
  marginInline: `calc(-1 * ${vars.space.s})`,
});

/** Keeps the room of one row of marks until they are there. */
export const vendors = style({ minBlockSize: vars.size.target });
