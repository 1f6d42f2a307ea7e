import { CONTRAST_PAIRS, type ContrastPair } from '#scripts/pipeline/contrast.ts';
import { keyOf, type Theme } from '#scripts/pipeline/theme/layers.ts';
import { fromCss, type Oklch, reach } from '#scripts/pipeline/theme/oklch.ts';
import { type Colors, colorAt } from './colors.ts';

const byForeground = new Map<string, ContrastPair[]>();
for (const pair of CONTRAST_PAIRS) {
  byForeground.set(pair.foreground, [...(byForeground.get(pair.foreground) ?? []), pair]);
}

const SOLID = /^#[0-9a-f]{6}$/;

/** The roles of a theme that fail the contrast table with the given colours, each with the nearest colour that passes. */
export function contrastFixes(theme: Theme, given: Colors): Map<string, Oklch> {
  const fixes = new Map<string, Oklch>();
  for (const [role, pairs] of byForeground) {
    const color = colorAt(keyOf(theme, role), given);
    const demands = pairs.flatMap(({ background, minimum }) => {
      const ground = colorAt(keyOf(theme, background), given);
      return SOLID.test(ground) ? [{ ground, minimum }] : [];
    });
    const start = fromCss(color);
    const found = reach(start, demands);
    if (found && found !== start) fixes.set(role, found);
  }
  return fixes;
}
