import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

export const mark = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
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

export const narrow = style({
  paddingInline: vars.space.xs,
  '@media': { [from('tablet')]: { paddingInline: vars.space.s } },
});
