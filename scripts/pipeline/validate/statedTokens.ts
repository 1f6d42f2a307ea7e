import type { BrandSource, TokenFile } from '../readBrand.ts';
import { BASE_GRAPH, keyOf, nodeOf, type Theme, targetKey } from '../theme/layers.ts';
import { readTokens } from '../theme/tokens.ts';

/** A token in the brand's files, with the keys that it refers to. */
export interface Stated {
  file: TokenFile;
  path: readonly string[];
  targets: readonly string[];
}

/** The base tokens that a brand overrides, by their key in the graph. */
export function statedTokens(tokens: BrandSource['tokens']): Map<string, Stated> {
  const stated = new Map<string, Stated>();
  for (const file of ['base', 'dark', 'light'] as const) {
    for (const [name, { path, value }] of readTokens(tokens[file]?.value)) {
      const key = keyOf(file, name);
      if (!BASE_GRAPH.has(key)) continue;
      stated.set(key, { file, path, targets: nodeOf(file, name, value).targets });
    }
  }
  return stated;
}

/** The brand's token that decides a role: itself, or the nearest that it finally refers to. */
export function deciding(
  theme: Theme,
  role: string,
  stated: Map<string, Stated>,
): Stated | undefined {
  const reached = new Set([targetKey(theme, role)]);
  for (const key of reached) {
    const own = stated.get(key);
    if (own && own.targets.length === 0) return own;
    for (const target of (own ?? BASE_GRAPH.get(key))?.targets ?? []) reached.add(target);
  }
  return [...reached].map((key) => stated.get(key)).find((own) => own !== undefined);
}
