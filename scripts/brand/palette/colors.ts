import { cssColor } from '#scripts/pipeline/theme/color.ts';
import { BASE_GRAPH, BASE_TOKENS, keyOf, type Theme } from '#scripts/pipeline/theme/layers.ts';
import { referenceOf } from '#scripts/pipeline/theme/references.ts';
import { readTokens } from '#scripts/pipeline/theme/tokens.ts';
import type { DerivedPalette } from './derivedPalette.ts';

/** Colours as CSS, by their key in the graph of tokens. */
export type Colors = ReadonlyMap<string, string>;

/** The colour of a token; given colours override those of the base. */
export function colorAt(key: string, given: Colors): string {
  const own = given.get(key);
  if (own !== undefined) return own;
  const value = BASE_GRAPH.get(key)?.value;
  const target = referenceOf(value);
  return target === undefined ? cssColor(value) : colorAt(target, given);
}

/** Every colour role of a theme in a derived palette: `color.focus` → `#rrggbb`. */
export function rolesOfPalette(palette: DerivedPalette, theme: Theme): Record<string, string> {
  const given = (['base', theme] as const).flatMap((file) =>
    [...readTokens(palette[file])].map(([path, { value }]): [string, string] => [
      keyOf(file, path),
      String(value),
    ]),
  );
  const roles = [...BASE_TOKENS[theme].keys()].filter((path) => path.startsWith('color.'));
  const colors = new Map(given);
  return Object.fromEntries(roles.map((path) => [path, colorAt(keyOf(theme, path), colors)]));
}
