import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { HOVER } from '#src/ui/mediaQueries.ts';
import { feedback } from '#src/ui/motion.ts';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.text.accent,
  fontWeight: vars.font.weight.label,
  textDecoration: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.2em',
  transition: feedback('text-decoration-color'),
  '@media': { [HOVER]: { ':hover': { textDecorationColor: 'currentColor' } } },
});

/** At least 44 px in both directions, for a link outside running text. */
export const standalone = style({
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
});

/** Aligned with the figures beside it: at the end in a column, at the start in a card. */
export const figure = style([standalone, {}]);
globalStyle(`${figure} > *`, { flexGrow: 1 });

/** Always underlined, for a link within a sentence. */
export const inProse = style({ display: 'inline', textDecorationColor: 'currentColor' });
