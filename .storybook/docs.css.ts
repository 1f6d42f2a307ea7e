import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

// Stories on a docs page have the surface of the brand under them, as they do alone.
globalStyle('.docs-story', {
  background: vars.color.surface.canvas,
  color: vars.color.text.primary,
});
