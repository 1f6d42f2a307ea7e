import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.bar,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: vars.color.surface.raised,
  borderBlockStart: `${vars.stroke.divider} solid ${vars.color.border.subtle}`,
  '@media': { [from('tablet')]: { display: 'none' } },
});

export const list = style({ display: 'flex' });

export const item = style({ flex: '1 1 0', minInlineSize: 0 });

export const entry = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  blockSize: vars.size.bottomBar,
  paddingInline: vars.space.xxs,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.label,
  lineHeight: vars.font.leading.label,
  selectors: {
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.stroke.focus})` },
    '&:active': { background: vars.color.surface.active },
    '&[aria-current]': { color: vars.color.text.accent },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      inlineSize: '32px',
      blockSize: vars.stroke.marker,
      background: vars.color.accent.marker,
    },
  },
});

/** An entry that is a button. */
export const button = style([
  entry,
  {
    inlineSize: '100%',
    border: 0,
    background: 'none',
    font: 'inherit',
    fontSize: vars.font.size.xs,
    fontWeight: vars.font.weight.label,
    cursor: 'pointer',
  },
]);

/** A long label of a brand or language wraps to a second line: none is cut. */
export const label = style({ maxInlineSize: '100%', textAlign: 'center', textWrap: 'balance' });
