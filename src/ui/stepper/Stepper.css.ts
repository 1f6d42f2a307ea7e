import { style } from '@vanilla-extract/css';
import { below, from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';
import { FORCED_COLORS } from '#src/ui/mediaQueries.ts';

export const steps = style({
  display: 'flex',
  gap: vars.space.s,
});

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.leading.label,
  selectors: {
    '&[aria-current]': { color: vars.color.text.primary, fontWeight: vars.font.weight.label },
  },
  '@media': { [below('tablet')]: { flexBasis: 0, flexGrow: 1 } },
});

/** The line between two steps; on phones it is the only visible part of a step. */
export const line = style({
  flexGrow: 1,
  blockSize: vars.stroke.marker,
  borderRadius: vars.radius.pill,
  background: vars.color.border.base,
  selectors: {
    '[data-state="done"] > &, [data-state="current"] > &': {
      background: vars.color.accent.marker,
    },
  },
  '@media': {
    [from('tablet')]: { display: 'none' },
    [FORCED_COLORS]: {
      background: 'Canvas',
      outline: `${vars.stroke.control} solid CanvasText`,
      selectors: {
        '[data-state="done"] > &, [data-state="current"] > &': { background: 'Highlight' },
      },
    },
  },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.icon.l,
  blockSize: vars.size.icon.l,
  border: `${vars.stroke.control} solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.pill,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-state="done"] > &': {
      borderColor: 'transparent',
      background: vars.color.accent.subtle,
      color: vars.color.accent.onSubtle,
    },
    '[data-state="current"] > &': {
      borderColor: 'transparent',
      background: vars.color.accent.base,
      color: vars.color.text.onAccent,
    },
  },
  '@media': {
    [below('tablet')]: { display: 'none' },
    [FORCED_COLORS]: {
      selectors: { '[data-state="current"] > &': { borderColor: 'Highlight' } },
    },
  },
});

/** On phones the names of the steps are for screen readers; the summary is visible. */
export const words = style({
  minInlineSize: 0,
  '@media': {
    [below('tablet')]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const arrow = style({
  display: 'flex',
  color: vars.color.text.secondary,
  '@media': { [below('tablet')]: { display: 'none' } },
});

export const stepper = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
});

export const summary = style({
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.label,
  '@media': { [from('tablet')]: { display: 'none' } },
});
