import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { oneLine } from '#src/ui/text/oneLine.css.ts';

export const leaders = style({ display: 'flex', flexDirection: 'column' });

export const leader = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.s,
  fontSize: vars.font.size.s,
  selectors: {
    '& + &': { borderBlockStart: `${vars.stroke.divider} solid ${vars.color.border.subtle}` },
    '&[data-own]': {
      borderRadius: vars.radius.control,
      background: vars.color.accent.subtle,
      color: vars.color.accent.onSubtle,
    },
  },
});

export const place = style({
  inlineSize: '3ch',
  flexShrink: 0,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const name = style([
  oneLine,
  {
    flexGrow: 1,
    minInlineSize: 0,
  },
]);

export const staked = style({
  flexShrink: 0,
  fontWeight: vars.font.weight.label,
  fontVariantNumeric: 'tabular-nums',
});
