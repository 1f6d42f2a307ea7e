import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { FORCED_HIGHLIGHT } from '#src/ui/forcedColors.ts';
import { FORCED_COLORS, HOVER } from '#src/ui/mediaQueries.ts';
import { feedback } from '#src/ui/motion.ts';

const CHOSEN = '[aria-pressed="true"], [aria-current="true"]';

export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s,
  flexShrink: 0,
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.chip,
  paddingInline: vars.inset.chip,
  border: `${vars.stroke.control} solid ${vars.color.border.base}`,
  borderRadius: vars.radius.chip,
  background: 'transparent',
  color: vars.color.text.primary,
  fontFamily: vars.font.family.body,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.label,
  lineHeight: vars.font.leading.label,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: feedback('background-color', 'border-color', 'color'),
  '@media': {
    [HOVER]: {
      selectors: { [`&:hover:not(${CHOSEN})`]: { background: vars.color.surface.hover } },
    },
    [FORCED_COLORS]: {
      selectors: { [`&:is(${CHOSEN})`]: FORCED_HIGHLIGHT },
    },
  },
  selectors: {
    '&:active': { background: vars.color.surface.active },
    [`&:is(${CHOSEN})`]: {
      background: vars.color.accent.subtle,
      borderColor: vars.color.accent.marker,
      color: vars.color.accent.onSubtle,
    },
    // The hit area is 44 px high, though the chip is not.
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '50%',
      blockSize: vars.size.target,
      transform: 'translateY(-50%)',
    },
  },
});
