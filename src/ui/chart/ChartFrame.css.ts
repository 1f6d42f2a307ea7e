import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { HOVER } from '#src/ui/mediaQueries.ts';
import { feedback } from '#src/ui/motion.ts';

/** Its parts respond to its width, not to that of the page. */
export const chart = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minInlineSize: 0,
  containerType: 'inline-size',
});

export const caption = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs });

export const title = style({
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.leading.label,
});

export const summary = style({ color: vars.color.text.secondary, fontSize: vars.font.size.s });

export const details = style({ display: 'flex', flexDirection: 'column' });

export const opener = style({
  alignSelf: 'flex-start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.size.target,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.label,
  cursor: 'pointer',
  listStyle: 'none',
  transition: feedback('color'),
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [HOVER]: { ':hover': { color: vars.color.text.primary } } },
});

/** As high as the chart. */
export const waiting = style({ blockSize: `calc(${vars.size.control.m} * 5)` });
