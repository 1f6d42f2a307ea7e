import { createGlobalThemeContract } from '@vanilla-extract/css';
import { roleNames } from '#src/theme/shape.ts';
import base from '#tokens/base.json' with { type: 'json' };
import dark from '#tokens/dark.json' with { type: 'json' };

/**
 * Every role of the tokens as a CSS custom property: `vars.color.surface.raised`. Computed from the same
 * files that the themes are built from, so a misspelt role is a type error. Dark and light bind the same roles.
 */
export const vars = createGlobalThemeContract({ ...roleNames(base), ...roleNames(dark) });
