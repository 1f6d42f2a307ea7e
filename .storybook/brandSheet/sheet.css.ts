import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

/** How the sheet is laid out; what it shows brings its own looks. */
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxxl,
  maxInlineSize: 1200,
  marginInline: 'auto',
  padding: vars.gutter.phone,
  '@media': { [from('tablet')]: { padding: vars.space.xxl } },
});

// A picture of the whole sheet reaches further than what is near.
globalStyle(`${sheet} section section`, { contentVisibility: 'visible' });

export const chapter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  minInlineSize: 0,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `${vars.stroke.divider} solid ${vars.color.border.base}`,
  '@media': { [from('desktop')]: { gridTemplateColumns: '136px minmax(0, 1fr)' } },
});

export const chapterTitle = style({
  fontFamily: vars.font.family.body,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.leading.label,
  color: vars.color.text.secondary,
  overflowWrap: 'anywhere',
});

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  minInlineSize: 0,
});

export const label = style({
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.leading.label,
  color: vars.color.text.secondary,
  overflowWrap: 'anywhere',
});

export const code = style({
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size.xs,
  overflowWrap: 'anywhere',
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  minInlineSize: 0,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** A panel for a form, a dialog: as wide as a sheet of a phone. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.gap.stack,
  minInlineSize: 0,
});

/** What stands beside a form: the first part takes the height that is left. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  gridTemplateRows: '1fr auto',
  minInlineSize: 0,
});
