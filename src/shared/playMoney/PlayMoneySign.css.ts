import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

export const mark = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '28px',
  paddingInline: vars.space.s,
  border: `${vars.stroke.control} solid ${vars.color.status.warning.border}`,
  borderRadius: vars.radius.mark,
  background: vars.color.status.warning.surface,
  color: vars.color.status.warning.text,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.leading.label,
  whiteSpace: 'nowrap',
  selectors: {
    // The mark is small; its touch target is not.
    'a&::before': { content: '', position: 'absolute', inset: '-9px -4px' },
  },
});

/** Beside an amount on a phone. Long words take two lines, so that the logo is not left a dot. */
export const narrow = style({
  // With the hit area around it, as wide as a touch target.
  minInlineSize: '36px',
  maxInlineSize: '7.5em',
  paddingInline: vars.space.xs,
  textAlign: 'center',
  whiteSpace: 'normal',
  '@media': {
    [from('tablet')]: {
      maxInlineSize: 'none',
      paddingInline: vars.space.s,
      whiteSpace: 'nowrap',
    },
  },
});
