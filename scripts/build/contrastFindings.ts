import { checkContrast, type MeasuredPair } from './contrast.ts';
import type { JsonFile } from './jsonFile.ts';
import { type BrandSource, TOKEN_FILES } from './readBrand.ts';
import type { BuiltTheme } from './theme/buildTheme.ts';
import { closure } from './theme/graph.ts';
import { BASE_GRAPH, keyOf, type Theme } from './theme/layers.ts';
import { fromCss, reach, toHex } from './theme/oklch.ts';
import { readTokens } from './theme/tokens.ts';
import { type Finding, findingAt } from './validate/finding.ts';

/** A place in one of the brand's files. */
interface Place {
  source: JsonFile;
  path: string[];
}

/** Every token that the brand's files give, by its key in the graph. */
function givenTokens(tokens: BrandSource['tokens']): ReadonlyMap<string, Place> {
  const given = TOKEN_FILES.flatMap((file) => {
    const source = tokens[file];
    if (!source) return [];
    return [...readTokens(source.value)].map(([path, token]): [string, Place] => [
      keyOf(file, path),
      { source, path: [...token.path, '$value'] },
    ]);
  });
  return new Map(given);
}

/** What a role is, then what it refers to, the nearest first. */
const lineage = (theme: Theme, role: string): Iterable<string> =>
  closure([keyOf(theme, role)], (key) => BASE_GRAPH.get(key)?.targets ?? []);

function suggestionFor(pair: MeasuredPair, failures: readonly MeasuredPair[]): string | undefined {
  const [front] = pair.colors;
  const demands = failures
    .filter(({ theme, foreground }) => theme === pair.theme && foreground === pair.foreground)
    .map(({ colors: [, ground], minimum }) => ({ ground, minimum }));
  const color = /^#[0-9a-f]{6}$/.test(front) && reach(fromCss(front), demands);
  return color ? `${toHex(color)} would do for ${pair.foreground}` : undefined;
}

/**
 * Every pair of a brand that falls short of WCAG AA, told where the brand's files decide the colour, or at
 * its manifest where they do not. `today` (`2026-01-31`) ends waivers.
 */
export function contrastFindings(
  source: Pick<BrandSource, 'id' | 'manifest' | 'tokens'>,
  values: BuiltTheme['values'],
  today: string,
): Finding[] {
  const failures = checkContrast(values, source.id, today);
  if (failures.length === 0) return [];
  const given = givenTokens(source.tokens);
  return failures.map((pair) => {
    const keys = [pair.foreground, pair.background].flatMap((role) => [
      ...lineage(pair.theme, role),
    ]);
    const place = keys.map((key) => given.get(key)).find((found) => found !== undefined);
    const [front, back] = pair.colors;
    return findingAt(place?.source ?? source.manifest, place?.path ?? ['themes'], {
      rule: 'contrast',
      reason: `In the ${pair.theme} theme ${pair.foreground} (${front}) on ${pair.background} (${back}) has a contrast of ${pair.ratio}; it must be at least ${pair.minimum}. ${pair.reason}`,
      suggestion: suggestionFor(pair, failures),
    });
  });
}
