import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { HOVER } from '#src/ui/mediaQueries.ts';
import { feedback } from '#src/ui/motion.ts';
import { visuallyHidden } from '#src/ui/text/Text.css.ts';

/** The visually hidden input, reachable by keyboard; its zone shows the focus. */
export const input = visuallyHidden;

/** The label of the input, so a press anywhere on it opens the file picker. */
export const zone = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  padding: vars.inset.card,
  border: `${vars.stroke.control} dashed ${vars.color.border.strong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.leading.body,
  textAlign: 'center',
  textWrap: 'balance',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  transition: feedback('background-color', 'border-color'),
  '@media': { [HOVER]: { ':hover': { borderColor: 'currentColor' } } },
  selectors: {
    '&:has(:focus-visible)': {
      outline: `${vars.stroke.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.stroke.focusOffset,
    },
    '[data-invalid] &': { borderColor: vars.color.status.danger.text },
    '[data-disabled] &': { opacity: vars.opacity.disabled, cursor: 'not-allowed' },
  },
});

/** While files are dragged over it. */
export const over = style({
  borderColor: vars.color.accent.marker,
  borderStyle: 'solid',
  background: vars.color.accent.subtle,
  color: vars.color.accent.onSubtle,
});

export const action = style({
  color: vars.color.text.primary,
  fontSize: vars.font.size.m,
  fontWeight: vars.font.weight.strong,
  selectors: { [`${over} > &`]: { color: 'inherit' } },
});
