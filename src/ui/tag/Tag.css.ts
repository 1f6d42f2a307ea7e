import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { HOVER } from '#src/ui/mediaQueries.ts';
import { feedback } from '#src/ui/motion.ts';
import { oneLine } from '#src/ui/text/oneLine.css.ts';

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: vars.size.chip,
  paddingInlineStart: vars.inset.chip,
  border: `${vars.stroke.control} solid ${vars.color.accent.marker}`,
  borderRadius: vars.radius.chip,
  background: vars.color.accent.subtle,
  color: vars.color.accent.onSubtle,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.label,
  lineHeight: vars.font.leading.label,
});

export const words = style([
  oneLine,
  {
    minInlineSize: 0,
  },
]);

export const dismiss = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  alignSelf: 'stretch',
  inlineSize: vars.size.chip,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.chip,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  transition: feedback('background-color'),
  '@media': { [HOVER]: { ':hover': { background: vars.color.accent.subtleHover } } },
  selectors: {
    // The hit area is 44 px, though the tag is not as high.
    '&::after': {
      content: '',
      position: 'absolute',
      inset: `calc((${vars.size.chip} - ${vars.size.target}) / 2)`,
    },
  },
});
