import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const MOVEMENTS = ['gain', 'loss'] as const;

export const money = style({ fontVariantNumeric: 'tabular-nums' });

/** Sign, symbol and digits keep their order in right-to-left scripts. */
export const figures = style({
  // Unbroken, unless a whole line is too short for it.
  display: 'inline-block',
  maxInlineSize: '100%',
  overflowWrap: 'break-word',
  direction: 'ltr',
  unicodeBidi: 'isolate',
});

export const moved = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxs });

export const movement = styleVariants({
  gain: { color: vars.color.status.success.text },
  loss: { color: vars.color.status.danger.text },
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
