import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

export const masthead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': {
    [from('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'end' },
  },
});

export const name = style({
  display: 'grid',
  gap: vars.space.xl,
  justifyItems: 'start',
});

export const logo = style({ blockSize: 56, inlineSize: 'auto', objectFit: 'contain' });

export const title = style({
  overflowWrap: 'anywhere',
  fontFamily: vars.font.family.display,
  fontSize: vars.font.size.xxxl,
  fontWeight: vars.font.weight.display,
  lineHeight: vars.font.leading.display,
  letterSpacing: vars.font.tracking.display,
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space.m} ${vars.space.xl}`,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const fact = style({
  display: 'grid',
  gap: vars.space.xxs,
  alignContent: 'start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const value = style({ fontSize: vars.font.size.s, fontWeight: vars.font.weight.label });
