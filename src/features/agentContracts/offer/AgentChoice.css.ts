import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { HOVER } from '#src/ui/mediaQueries.ts';
import { feedback } from '#src/ui/motion.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.s,
  paddingInline: 0,
  border: 0,
  borderBlockEnd: `${vars.stroke.divider} solid ${vars.color.border.base}`,
  background: 'transparent',
  color: vars.color.text.primary,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  transition: feedback('color'),
  selectors: { '&:disabled': { color: vars.color.text.secondary, cursor: 'default' } },
  '@media': { [HOVER]: { selectors: { '&:hover:enabled': { color: vars.color.text.accent } } } },
});

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const name = style({ color: vars.color.text.secondary });
