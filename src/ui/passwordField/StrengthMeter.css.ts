import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { FORCED_COLORS } from '#src/ui/mediaQueries.ts';
import { feedback } from '#src/ui/motion.ts';

export const SCORES = [0, 1, 2, 3, 4] as const;

const reached = createVar();

export const meter = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.leading.body,
});

export const steps = style({ display: 'flex', flexGrow: 1, gap: vars.space.xs });

export const step = style({
  flexGrow: 1,
  blockSize: vars.space.xs,
  borderRadius: vars.radius.pill,
  background: vars.color.border.base,
  transition: feedback('background-color'),
});

export const reachedStep = style({
  background: reached,
  '@media': { [FORCED_COLORS]: { background: 'CanvasText' } },
});

const colour = (to: string) => ({ vars: { [reached]: to } });

export const score = styleVariants({
  0: colour(vars.color.status.danger.text),
  1: colour(vars.color.status.danger.text),
  2: colour(vars.color.status.warning.text),
  3: colour(vars.color.status.success.text),
  4: colour(vars.color.status.success.text),
} satisfies Record<(typeof SCORES)[number], object>);

/** A fixed width, so that the steps do not move while the score changes. */
export const word = style({
  flexShrink: 0,
  minInlineSize: '6em',
  color: vars.color.text.secondary,
  textAlign: 'end',
});
