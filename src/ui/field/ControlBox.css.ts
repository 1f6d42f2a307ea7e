import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { HOVER } from '#src/ui/mediaQueries.ts';
import { feedback } from '#src/ui/motion.ts';

/** The height of a field: at least a touch target in every density, since its hit area does not extend beyond its edge. */
const HEIGHT = `max(${vars.size.control.m}, ${vars.size.target})`;

/** The box of an input: a sunken background and a clearly visible edge. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: HEIGHT,
  border: `${vars.stroke.control} solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
  color: vars.color.text.primary,
  transition: feedback('border-color', 'background-color'),
  '@media': {
    [HOVER]: { selectors: { '&:hover:not([data-disabled] *)': { borderColor: 'currentColor' } } },
  },
  selectors: {
    '[data-invalid] &': {
      borderColor: vars.color.status.danger.text,
      // A second line inside, so that the error does not depend on colour alone.
      boxShadow: `inset 0 0 0 ${vars.stroke.control} ${vars.color.status.danger.text}`,
    },
    // A read-only input has no box.
    '&:has(> :is(input, textarea):read-only:not(:disabled))': {
      borderColor: vars.color.border.base,
      background: 'transparent',
    },
    // Fully rounded ends would cut into the first and last of several lines.
    '&:has(> textarea)': { borderRadius: `min(${vars.radius.control}, ${vars.radius.card})` },
    '[data-disabled] &': { opacity: vars.opacity.disabled, cursor: 'not-allowed' },
    '&:has(:is(input, textarea):focus-visible)': {
      outline: `${vars.stroke.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.stroke.focusOffset,
    },
  },
});

/** Text or an icon before or after the value. */
export const affix = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  color: vars.color.text.secondary,
  selectors: {
    '&:first-child': { paddingInlineStart: vars.inset.field },
    '&:last-child': { paddingInlineEnd: vars.inset.field },
  },
});

export const input = style({
  flexGrow: 1,
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: HEIGHT,
  // Extends over the edge of the box, so that the edge can be pressed too.
  marginBlock: `calc(-1 * ${vars.stroke.control})`,
  paddingBlock: vars.space.s,
  paddingInline: vars.inset.field,
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  // Below 16 px some phones zoom into the page.
  fontSize: `max(16px, ${vars.font.size.m})`,
  lineHeight: vars.font.leading.label,
  textOverflow: 'ellipsis',
  appearance: 'none',
  selectors: {
    // A prefix brings its own spacing.
    [`${affix}:first-child + &`]: { paddingInlineStart: vars.space.s },
    // A value from left to right, where the page is written from right to left.
    '[dir="rtl"] &[dir="ltr"]': { textAlign: 'right' },
    '&::placeholder': { color: vars.color.text.secondary, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:disabled': { cursor: 'not-allowed' },
    '&:focus-visible': { outline: 'none' },
  },
});

// Buttons in the box keep its height, with their focus ring inside.
globalStyle(`${box} > button`, {
  marginBlock: `calc(-1 * ${vars.stroke.control})`,
  outlineOffset: `calc(-1 * ${vars.stroke.focus} - ${vars.stroke.control})`,
});

// The box is already dimmed.
globalStyle(`[data-disabled] ${box} > button:disabled`, { opacity: 1 });
