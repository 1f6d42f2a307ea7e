import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

export const lobby = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.gap.section,
  minInlineSize: 0,
});

/** A line is in the middle of the distance. */
const HALF = `calc(${vars.gap.section} / 2)`;

/** What parts the sections, besides the distance between them. */
export const parted = styleVariants({ lines: { gap: HALF }, panels: {} });

/** The sections of the page; those of a period are within its element, which has no box. */
const sectionsOf = (kind: keyof typeof parted, part = ''): string =>
  [`.${parted[kind]} > * ~ `, `.${parted[kind]} > [data-period] > `]
    .map((start) => `${start}section${part}`)
    .join(', ');

globalStyle(sectionsOf('lines', '::before'), {
  content: '',
  borderBlockStart: `${vars.stroke.divider} solid ${vars.color.border.base}`,
  marginBlockEnd: `calc(${HALF} - ${vars.space.m})`,
});

const panelsOf = sectionsOf('panels').replace(' > * ~ ', ' > ');

/** As wide as the page on phones, where a shelf scrolls from edge to edge. */
globalStyle(panelsOf, {
  margin: `0 calc(-1 * ${vars.gutter.phone})`,
  padding: `${vars.inset.card} ${vars.gutter.phone}`,
  overflow: 'clip',
  border: `${vars.stroke.card} solid ${vars.color.border.base}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.card,
  '@media': { [from('tablet')]: { marginInline: 0 } },
});

/** Banner, notices and menu belong together. */
export const top = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minInlineSize: 0,
});
