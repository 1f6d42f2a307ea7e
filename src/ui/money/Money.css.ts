import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const MOVEMENTS = ['gain', 'loss'] as const;

const ARROW_UP =
  'polygon(50% 14%, 77% 41%, 72% 46%, 54% 28%, 54% 86%, 46% 86%, 46% 28%, 28% 46%, 23% 41%)';

export const money = style({ fontVariantNumeric: 'tabular-nums' });

/** Sign, symbol and digits keep their order in right-to-left scripts. */
export const figures = style({
  // Unbroken, unless a whole line is too short for it.
  display: 'inline-block',
  // The amount, not its arrow, is in line with the text beside it.
  alignSelf: 'baseline',
  maxInlineSize: '100%',
  overflowWrap: 'break-word',
  direction: 'ltr',
  unicodeBidi: 'isolate',
});

/** The arrow is drawn here: a record has hundreds, and an icon of the sprite takes the browser ten times as long. */
export const moved = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  '::before': {
    content: '',
    flexShrink: 0,
    inlineSize: vars.size.icon.s,
    blockSize: vars.size.icon.s,
    background: 'currentColor',
    clipPath: ARROW_UP,
    forcedColorAdjust: 'none',
  },
});

export const movement = styleVariants({
  gain: { color: vars.color.status.success.text },
  loss: {
    color: vars.color.status.danger.text,
    '::before': { transform: 'scaleY(-1)' },
  },
} satisfies Record<(typeof MOVEMENTS)[number], object>);

/** Keeps the space of the amount, so that nothing moves when it is hidden or shown. */
export const kept = style({ visibility: 'hidden' });

export const veiled = style({ position: 'relative' });

/** As many as fit: the others wrap onto a further line, which is hidden. */
export const asterisks = style({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  textAlign: 'start',
  whiteSpace: 'normal',
  wordBreak: 'break-all',
});
