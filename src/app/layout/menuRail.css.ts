import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

/** The column of a side menu, from tablets up. */
export const rail = style({
  gridArea: 'side',
  display: 'none',
  position: 'sticky',
  insetBlockStart: vars.size.header.desktop,
  blockSize: `calc(100dvh - ${vars.size.header.desktop})`,
  inlineSize: vars.size.rail,
  background: vars.color.surface.raised,
  borderInlineEnd: `${vars.stroke.divider} solid ${vars.color.border.subtle}`,
  '@media': { [from('tablet')]: { display: 'flex' } },
});

export const list = style({ display: 'flex', flexDirection: 'column' });

/** An entry with its label below its icon. */
export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.control,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.leading.label,
  textAlign: 'center',
  selectors: {
    '&:hover': { background: vars.color.surface.hover, color: vars.color.text.primary },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.stroke.focus})` },
    '&[aria-current]': {
      background: vars.color.accent.subtle,
      color: vars.color.accent.onSubtle,
    },
  },
});
