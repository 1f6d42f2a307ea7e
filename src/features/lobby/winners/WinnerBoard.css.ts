import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';
import { NO_SCRIPT } from '#src/ui/mediaQueries.ts';
import { oneLine } from '#src/ui/text/oneLine.css.ts';

/** Hidden if JavaScript is disabled. */
export const section = style({ '@media': { [NO_SCRIPT]: { display: 'none' } } });

export const board = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

const card = {
  borderRadius: vars.radius.card,
  border: `${vars.stroke.card} solid ${vars.color.border.base}`,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.card,
};

/** The top three: always visible. */
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  alignContent: 'start',
});

export const first = style({
  ...card,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  padding: vars.inset.card,
  selectors: {
    '&:first-child': {
      background: vars.color.accent.subtle,
      color: vars.color.accent.onSubtle,
    },
  },
});

export const place = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.avatar,
  blockSize: vars.size.avatar,
  borderRadius: vars.radius.pill,
  background: vars.color.surface.sunken,
  color: vars.color.text.primary,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

/** The other winners, in a box that scrolls; as high as the top three. */
export const rest = style({
  ...card,
  maxBlockSize: '15rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: vars.space.xs,
  // Beside the top three it takes their height.
  '@media': {
    [from('desktop')]: { blockSize: 0, minBlockSize: '100%', maxBlockSize: 'none' },
  },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: vars.size.target,
  paddingInline: vars.inset.card,
  selectors: {
    '& + &': { borderBlockStart: `${vars.stroke.divider} solid ${vars.color.border.subtle}` },
  },
});

export const number = style({
  inlineSize: '2ch',
  flexShrink: 0,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.s,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const name = style([
  oneLine,
  {
    flexGrow: 1,
    minInlineSize: 0,
  },
]);

export const amount = style({
  flexShrink: 0,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

/** The height of the top three. */
export const waiting = style({ blockSize: '15rem' });
