import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { HOVER, NO_SCRIPT, STILL } from '#src/ui/mediaQueries.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  blockSize: vars.size.target,
  minInlineSize: 0,
  borderRadius: vars.radius.control,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.card,
  '@media': { [NO_SCRIPT]: { display: 'none' } },
});

/** The whole line opens the notices. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  flexGrow: 1,
  minInlineSize: 0,
  blockSize: '100%',
  paddingInline: `${vars.space.m} 0`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.text.secondary,
  fontSize: vars.font.size.s,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { [HOVER]: { ':hover': { color: vars.color.text.primary } } },
  selectors: {
    '&:disabled': { cursor: 'default' },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.stroke.focus})` },
  },
});

export const mark = style({ display: 'flex', color: vars.color.text.accent });

export const window = style({
  position: 'relative',
  flexGrow: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});

const run = keyframes({ to: { transform: 'translateX(-50%)' } });
const runBack = keyframes({ to: { transform: 'translateX(50%)' } });

/** The titles twice, so that the second copy follows the first without a gap. Its pace comes with its length. */
export const strip = style({
  display: 'inline-flex',
  animation: `${run} 30s linear infinite`,
  selectors: {
    '[dir="rtl"] &': { animationName: runBack },
    [`${line}:focus-visible &, &[data-paused="true"]`]: { animationPlayState: 'paused' },
  },
  '@media': {
    [HOVER]: { selectors: { [`${line}:hover &`]: { animationPlayState: 'paused' } } },
    [STILL]: { animation: 'none' },
  },
});

export const titles = style({ display: 'inline-flex', flexShrink: 0 });

export const title = style({ paddingInlineEnd: vars.space.xxl });

/** Where nothing moves there is nothing to pause. */
export const pause = style({ '@media': { [STILL]: { display: 'none' } } });
