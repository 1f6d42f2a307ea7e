import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** The field around the country has no box of its own. */
export const countryField = style({ display: 'contents' });

/** The dialling code before the number: a button inside the field that opens the list of countries. */
export const country = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  alignSelf: 'stretch',
  gap: vars.space.xs,
  minInlineSize: vars.size.target,
  paddingInline: `${vars.inset.field} ${vars.space.s}`,
  border: 0,
  borderInlineEnd: `${vars.stroke.divider} solid ${vars.color.border.base}`,
  borderStartStartRadius: vars.radius.control,
  borderEndStartRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.text.primary,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outlineOffset: `calc(-1 * ${vars.stroke.focus} - ${vars.stroke.control})`,
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
});

export const number = style({ fontVariantNumeric: 'tabular-nums' });
