import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const qrCode = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.m,
  minInlineSize: 0,
});

export const code = style({
  inlineSize: '100%',
  borderRadius: vars.radius.mark,
  // Cameras read it, so no forced colours may change it.
  forcedColorAdjust: 'none',
});

export const codeShape = style({ inlineSize: '100%', aspectRatio: '1' });

export const buttonShape = style({ inlineSize: '100%', blockSize: vars.size.control.m });

export const ground = style({ fill: vars.color.qr.ground });
export const dark = style({ fill: vars.color.qr.module });
