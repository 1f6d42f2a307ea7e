import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';
import { AMOUNT } from './Balance.css.ts';

const { size, space } = vars;

/** As wide as deposit and withdraw are in most languages. */
const WAYS = '12rem';

/** Reserves the place of late content, so that nothing beside it moves. */
export const face = style({
  display: 'flex',
  justifyContent: 'flex-end',
  minBlockSize: size.target,
  minInlineSize: `calc(${AMOUNT} + 2 * ${space.s} + ${size.target} + ${space.xs})`,
  '@media': {
    [from('tablet')]: {
      minInlineSize: `calc(${AMOUNT} + ${space.s} + 3 * ${size.target} + 3 * ${space.xs} + ${WAYS})`,
    },
    [from('wide')]: {
      minInlineSize: `calc(${AMOUNT} + ${space.s} + 4 * ${size.target} + 4 * ${space.xs} + ${WAYS})`,
    },
  },
});

export const entrance = style({ display: 'flex', alignItems: 'center', gap: vars.space.s });

export const fromTablet = style({
  display: 'none',
  '@media': { [from('tablet')]: { display: 'block' } },
});

export const fromWide = style({
  display: 'none',
  '@media': { [from('wide')]: { display: 'block' } },
});

/** Language and theme, where the header has no room for them. */
export const looks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  '@media': { [from('wide')]: { display: 'none' } },
});

export const bar = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs });

export const trigger = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  background: 'none',
  cursor: 'pointer',
});

export const home = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  borderRadius: vars.radius.control,
  color: vars.color.text.secondary,
  selectors: {
    '&:hover': { background: vars.color.surface.hover, color: vars.color.text.primary },
    '&[aria-current]': { background: vars.color.accent.subtle, color: vars.color.accent.onSubtle },
  },
});

export const count = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  minInlineSize: '18px',
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.pill,
  background: vars.color.accent.base,
  color: vars.color.text.onAccent,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.strong,
  lineHeight: '18px',
  textAlign: 'center',
});

export const menu = style({ minInlineSize: '240px' });

export const who = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  paddingBlockEnd: vars.space.m,
});

export const name = style({ fontWeight: vars.font.weight.strong });

export const waiting = style({ color: vars.color.text.secondary, fontSize: vars.font.size.s });

export const entries = style({
  display: 'flex',
  flexDirection: 'column',
  marginInline: `calc(-1 * ${vars.space.s})`,
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.control,
  color: vars.color.text.primary,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.label,
  selectors: {
    '&:hover': { background: vars.color.surface.hover },
    '&[aria-current]': { background: vars.color.accent.subtle, color: vars.color.accent.onSubtle },
  },
});
