import type { JSONPath } from 'jsonc-parser';
import type { JsonFile } from '../jsonFile.ts';
import type { BrandSource } from '../readBrand.ts';
import { resolveBrand } from '../resolve.ts';
import { asList, asTexts, lookup, type Placed } from './check.ts';
import { type Diagnostic, diagnosticAt, position } from './diagnostic.ts';

const ALLOW = ['compliance', 'markets', 'allow'];

/** The texts of a list with their paths. */
const placed = (manifest: JsonFile, path: JSONPath): Placed<string>[] =>
  asTexts(lookup(manifest.value, path)).map((value, index) => ({ path: [...path, index], value }));

/** Each text that an earlier one equals. */
function repeated(
  manifest: JsonFile,
  texts: readonly Placed<string>[],
  rule: string,
  reason: (line: number) => string,
): Diagnostic[] {
  const first = new Map<string, JSONPath>();
  return texts.flatMap(({ path, value }) => {
    const owner = first.get(value);
    if (!owner) {
      first.set(value, path);
      return [];
    }
    const complaint = { rule, reason: reason(position(manifest, owner).line) };
    return [diagnosticAt(manifest, path, complaint)];
  });
}

/**
 * The errors of a brand's markets among each other: names used twice, a country served by two sites, and a brand that serves the whole
 * world beside them.
 */
export function marketDiagnostics({ manifest }: Pick<BrandSource, 'manifest'>): Diagnostic[] {
  const markets = asList(lookup(manifest.value, ['markets']));
  if (markets.length === 0) return [];
  const parts = markets.map((_, index): JSONPath => ['markets', index]);
  const ids = parts.flatMap((part): Placed<string>[] => {
    const path = [...part, 'id'];
    const value = lookup(manifest.value, path);
    return typeof value === 'string' ? [{ path, value }] : [];
  });
  const countries = [[], ...parts].flatMap((part) => placed(manifest, [...part, ...ALLOW]));
  const own = asTexts(lookup(resolveBrand(manifest.value ?? {}), ALLOW));
  const open = diagnosticAt(manifest, ['compliance'], {
    rule: 'market-open',
    reason: 'A brand with further markets names the countries that its own site serves.',
    suggestion: 'add "markets": { "allow": […] }',
    at: 'key',
  });
  return [
    ...(own.length === 0 ? [open] : []),
    ...repeated(
      manifest,
      ids,
      'market-twice',
      (line) => `Line ${line} has a market of this name already.`,
    ),
    ...repeated(
      manifest,
      countries,
      'market-overlap',
      (line) => `The site of line ${line} serves this country already.`,
    ),
  ];
}
