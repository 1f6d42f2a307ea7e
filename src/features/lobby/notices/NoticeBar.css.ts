import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { HOVER, NO_SCRIPT } from '#src/ui/mediaQueries.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  blockSize: vars.size.target,
  minInlineSize: 0,
  borderRadius: vars.radius.control,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.card,
  '@media': { [NO_SCRIPT]: { display: 'none' } },
});

/** The whole bar opens the notices. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  flexGrow: 1,
  minInlineSize: 0,
  blockSize: '100%',
  paddingInline: `${vars.space.m} 0`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.text.secondary,
  fontSize: vars.font.size.s,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { [HOVER]: { ':hover': { color: vars.color.text.primary } } },
  selectors: {
    '&:disabled': { cursor: 'default' },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.stroke.focus})` },
  },
});

export const mark = style({ display: 'flex', color: vars.color.text.accent });

export const window = style({
  flexGrow: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});
