import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** All the space below the bar. */
export const stage = style({
  position: 'relative',
  flexGrow: 1,
  display: 'grid',
  minBlockSize: 0,
  background: vars.color.surface.sunken,
  selectors: { '&[data-covered]': { visibility: 'hidden' } },
});

const fills = { gridArea: '1 / 1', inlineSize: '100%', blockSize: '100%', minBlockSize: 0 };

export const frame = style({ ...fills, display: 'block', border: 0 });

/** Covers the frame, still empty. */
export const waiting = style({
  ...fills,
  zIndex: vars.layer.raised,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.l,
  padding: vars.gutter.phone,
  background: vars.color.surface.sunken,
  overflowY: 'auto',
});

/** The skeleton of a loading game. */
export const picture = style({
  inlineSize: 'min(100%, 480px)',
  aspectRatio: '16 / 9',
  maxBlockSize: '60%',
});
