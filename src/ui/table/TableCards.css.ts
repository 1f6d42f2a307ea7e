import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { feedback } from '#src/ui/motion.ts';

/** That of the icons. */
const CHEVRON_STROKE = `calc(${vars.size.icon.s} * 0.075)`;

export const cards = style({ display: 'flex', flexDirection: 'column', gap: vars.space.l });

/** Groups of cards, with the same gap as between cards. */
export const groups = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s });

/** Two cards side by side if they fit, and never three. */
export const group = style({
  // What changes in a group lays out no other group.
  contain: 'content',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(17.5rem, 34%)), 1fr))',
  alignItems: 'start',
  gap: vars.space.s,
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  padding: vars.inset.card,
  border: `${vars.stroke.control} solid ${vars.color.border.base}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
  // Its group cuts off what is outside of it.
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.stroke.focus})` } },
});

export const chosen = style({ borderColor: vars.color.accent.marker });

export const head = style({ display: 'flex', alignItems: 'center', minInlineSize: 0 });

/** The box is aligned with the text below it; the hit area extends further. */
export const check = style({
  margin: `calc((${vars.size.icon.l} - ${vars.size.target}) / 2)`,
  marginInlineEnd: 0,
});

export const title = style({
  minInlineSize: 0,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.leading.label,
  overflowWrap: 'anywhere',
});

/** A linked title is as high as a touch target, above the line below it, with its text where a plain title has it. */
globalStyle(`${title} > a`, {
  position: 'relative',
  marginBlock: `calc((1lh - ${vars.size.target}) / 2)`,
});

export const moment = style({
  color: vars.color.text.secondary,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.body,
  fontVariantNumeric: 'tabular-nums',
});

export const details = style({
  borderBlockStart: `${vars.stroke.divider} solid ${vars.color.border.subtle}`,
  marginBlockEnd: `calc(-1 * ${vars.space.s})`,
});

export const more = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.text.secondary,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.label,
  textAlign: 'start',
  cursor: 'pointer',
});

/** Drawn here: a record has hundreds, and an icon of the sprite takes the browser ten times as long. */
export const chevron = style({
  inlineSize: `calc(${vars.size.icon.s} / 2)`,
  aspectRatio: '1',
  marginInlineEnd: `calc(${vars.size.icon.s} / 4)`,
  border: 'solid currentColor',
  borderWidth: `0 ${CHEVRON_STROKE} ${CHEVRON_STROKE} 0`,
  transform: 'translateY(-25%) rotate(45deg)',
  transition: feedback('transform'),
  selectors: { [`${more}[aria-expanded=true] &`]: { transform: 'translateY(25%) rotate(225deg)' } },
});

export const totals = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });

/** The direction takes a column only if there is one. */
export const sort = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateColumns: 'minmax(0, 24rem)',
  alignItems: 'end',
  gap: vars.space.s,
});
