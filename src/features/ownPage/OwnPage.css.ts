import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const page = style({
  display: 'grid',
  gap: vars.space.l,
  maxInlineSize: vars.size.prose,
  minInlineSize: 0,
});

/** As wide as the text, which takes the whole width of a phone. */
export const PICTURE_SIZES = '(min-width: 48rem) 720px, 100vw';

export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.card,
});

/** A heading that may be linked by its hash. */
export const anchor = style({
  marginBlockStart: vars.space.m,
});

export const list = style({
  display: 'grid',
  gap: vars.space.s,
  margin: 0,
  paddingInlineStart: vars.space.xl,
  listStyle: 'revert',
  color: vars.color.text.primary,
});

export const quote = style({
  display: 'grid',
  gap: vars.space.s,
  margin: 0,
  paddingInlineStart: vars.space.l,
  borderInlineStart: `${vars.stroke.marker} solid ${vars.color.accent.marker}`,
});

export const rule = style({
  inlineSize: '100%',
  margin: 0,
  border: 0,
  borderBlockStart: `${vars.stroke.control} solid ${vars.color.border.base}`,
});

const noteFrame = style({
  display: 'flex',
  gap: vars.space.m,
  padding: vars.space.l,
  border: `${vars.stroke.control} solid`,
  borderRadius: vars.radius.card,
});

const noteOf = ({ border, surface, text }: typeof vars.color.status.info) => [
  noteFrame,
  { borderColor: border, background: surface, color: text },
];

export const note = styleVariants({
  info: noteOf(vars.color.status.info),
  warning: noteOf(vars.color.status.warning),
});

export const noteText = style({ display: 'grid', gap: vars.space.s, minInlineSize: 0 });

/** A wide table scrolls within the page. */
export const tablePlace = style({
  overflowX: 'auto',
  border: `${vars.stroke.control} solid ${vars.color.border.base}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  color: vars.color.text.primary,
});

export const cell = style({
  padding: vars.space.m,
  textAlign: 'start',
  verticalAlign: 'top',
  selectors: {
    'tr + tr > &, tbody > tr > &': {
      borderBlockStart: `${vars.stroke.control} solid ${vars.color.border.base}`,
    },
  },
});
