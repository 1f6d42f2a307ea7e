import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

export const footer = style({
  gridArea: 'footer',
  borderBlockStart: `${vars.stroke.divider} solid ${vars.color.border.subtle}`,
  selectors: { '&:focus': { outline: 'none' } },
});

export const inner = style({
  display: 'grid',
  gap: vars.space.xl,
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  paddingInline: vars.gutter.phone,
  paddingBlock: vars.space.xl,
  '@media': { [from('tablet')]: { paddingInline: vars.gutter.desktop } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: vars.space.xl,
});

export const title = style({
  paddingBlockEnd: vars.space.xs,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
});

export const links = style({ display: 'flex', flexDirection: 'column' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.s,
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { color: vars.color.text.primary, textDecoration: 'underline' },
    '&[aria-current]': { color: vars.color.text.accent },
  },
});

export const languages = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInline: `calc(-1 * ${vars.space.s})`,
});
