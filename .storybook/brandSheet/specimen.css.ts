import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const specimen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  alignContent: 'start',
  minInlineSize: 0,
});

export const display = style({
  overflowWrap: 'anywhere',
  fontFamily: vars.font.family.display,
  fontSize: vars.font.size.xxxl,
  fontWeight: vars.font.weight.display,
  lineHeight: vars.font.leading.display,
  letterSpacing: vars.font.tracking.display,
});
