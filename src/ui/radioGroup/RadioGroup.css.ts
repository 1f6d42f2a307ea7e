import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import * as choice from '#src/ui/field/Choice.css.ts';
import { FORCED_COLORS, HOVER } from '#src/ui/mediaQueries.ts';
import { feedback } from '#src/ui/motion.ts';

export const LOOKS = ['lines', 'cards'] as const;

export const group = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const groupLook = styleVariants({
  lines: {},
  cards: { gap: vars.space.s },
} satisfies Record<(typeof LOOKS)[number], object>);

export const optionLook = styleVariants({
  lines: [choice.lineOfMark],
  cards: [
    choice.lineOfMark,
    {
      paddingBlock: vars.space.m,
      paddingInline: vars.inset.card,
      border: `${vars.stroke.control} solid ${vars.color.border.base}`,
      borderRadius: vars.radius.control,
      transition: feedback('background-color', 'border-color'),
      '@media': {
        [HOVER]: {
          selectors: { '&:hover:not([data-disabled])': { background: vars.color.surface.hover } },
        },
      },
      selectors: {
        '&:has([data-checked])': {
          borderColor: vars.color.accent.marker,
          boxShadow: `inset 0 0 0 ${vars.stroke.control} ${vars.color.accent.marker}`,
        },
      },
    },
  ],
} satisfies Record<(typeof LOOKS)[number], object>);

export const ring = style([choice.mark, { borderRadius: vars.radius.pill }]);

export const dot = style({
  inlineSize: vars.space.s,
  blockSize: vars.space.s,
  borderRadius: vars.radius.pill,
  background: vars.color.text.onAccent,
  '@media': { [FORCED_COLORS]: { background: 'CanvasText' } },
});

export const words = style([choice.text, { display: 'flex', flexDirection: 'column' }]);

/** Paler if it cannot be chosen; the hint is not, since it says why. */
export const name = style({
  selectors: { '[data-disabled] &': { opacity: vars.opacity.disabled } },
});

export const hint = style({ color: vars.color.text.secondary, fontSize: vars.font.size.s });
