import { keyOf, type Theme } from '#scripts/pipeline/theme/layers.ts';
import { fromCss, type Oklch, toHex } from '#scripts/pipeline/theme/oklch.ts';
import { type TokenTree, tokenTree } from '#scripts/pipeline/theme/tokenTree.ts';
import { accentRoles } from './accent.ts';
import { contrastFixes } from './contrastFixes.ts';
import type { DerivedPalette } from './derivedPalette.ts';
import { accentRamp, neutralRamp } from './ramps.ts';

/** Colours by the path of their token. */
type Colors = ReadonlyMap<string, Oklch>;

const HEX = /^#[0-9a-f]{6}$/i;

const fileOf = (colors: Colors): TokenTree =>
  tokenTree([...colors].map(([path, color]) => [path, { $value: toHex(color) }] as const));

function rolesOf(primary: Oklch, theme: Theme, palette: Colors): Colors {
  const roles = accentRoles(primary, theme, palette);
  const given = [
    ...palette,
    ...[...roles].map(([role, color]) => [keyOf(theme, role), color] as const),
  ];
  const hex = new Map(given.map(([key, color]) => [key, toHex(color)]));
  return new Map([...roles, ...contrastFixes(theme, hex)]);
}

/**
 * Dark and light tokens from one primary colour: greys tinted with its hue, a ramp of it, and the accent roles. For any colour, every pair
 * of tokens/contrast.json reaches its minimum. The main action has the colour itself if it is visible and can carry text. Takes `#rrggbb`;
 * throws on anything else.
 */
export function derivePalette(primary: string): DerivedPalette {
  if (!HEX.test(primary)) throw new Error(`A primary colour is written #rrggbb, not ${primary}.`);
  const color = fromCss(primary);
  const palette = new Map([...neutralRamp(color), ...accentRamp(color)]);
  return {
    base: fileOf(palette),
    dark: fileOf(rolesOf(color, 'dark', palette)),
    light: fileOf(rolesOf(color, 'light', palette)),
  };
}
