import { checkContrast, type MeasuredPair } from '../contrast.ts';
import { contrastMend } from '../contrastMend.ts';
import type { BrandSource, TokenFile } from '../readBrand.ts';
import { buildTheme } from '../theme/buildTheme.ts';
import { BASE_GRAPH, keyOf, nodeOf, type Theme, targetKey } from '../theme/layers.ts';
import { readTokens } from '../theme/tokens.ts';
import type { BrandCheck } from './check.ts';
import { type Finding, findingAt, findingOn } from './finding.ts';
import { themesOf } from './themes.ts';

/** A token that the brand states, with the keys that it refers to. */
interface Stated {
  file: TokenFile;
  path: readonly string[];
  targets: readonly string[];
}

function statedTokens(tokens: BrandSource['tokens']): Map<string, Stated> {
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

/** The brand's token that decides a role: itself, or the nearest that it refers to in the end. */
function deciding(theme: Theme, role: string, stated: Map<string, Stated>): Stated | undefined {
  const reached = new Set([targetKey(theme, role)]);
  for (const key of reached) {
    const own = stated.get(key);
    if (own && own.targets.length === 0) return own;
    for (const target of (own ?? BASE_GRAPH.get(key))?.targets ?? []) reached.add(target);
  }
  return [...reached].map((key) => stated.get(key)).find((own) => own !== undefined);
}

function contrastFinding(
  check: BrandCheck,
  pair: MeasuredPair,
  stated: Map<string, Stated>,
  suggestion: string | undefined,
) {
  const { theme, foreground, background, ratio, minimum, colors } = pair;
  const words = `${foreground} (${colors[0]}) on ${background} (${colors[1]})`;
  const reason = `In ${theme}, ${words} has a contrast of ${ratio}; it must reach ${minimum}. ${pair.reason}`;
  const complaint = { rule: 'contrast', reason, suggestion };
  const cause = deciding(theme, foreground, stated) ?? deciding(theme, background, stated);
  const file = cause && check.source.tokens[cause.file];
  if (!file) return findingOn(`tokens/${theme}.json`, complaint);
  return findingAt(file, [...cause.path, '$value'], complaint);
}

/** Token files: shape, names, types, references, and contrast in each theme that the brand offers. */
export async function tokens(check: BrandCheck): Promise<Finding[]> {
  const { values, findings } = await buildTheme(check.source.tokens, themesOf(check.resolved));
  const today = new Date().toISOString().slice(0, 10);
  const stated = statedTokens(check.source.tokens);
  const failures = checkContrast(values, check.source.id, today);
  return [
    ...findings,
    ...failures.map((pair) => contrastFinding(check, pair, stated, contrastMend(pair, failures))),
  ];
}
