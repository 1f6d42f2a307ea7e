import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** The height of a provider's mark. */
const HEIGHT = '56px';

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.s,
  textAlign: 'center',
});

export const frame = style({ display: 'grid', placeItems: 'center', blockSize: HEIGHT });

export const picture = style({ inlineSize: '100%', blockSize: HEIGHT, objectFit: 'contain' });
