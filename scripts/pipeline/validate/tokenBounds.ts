import type { BrandSource } from '../readBrand.ts';
import { boundOf, nearestWithin } from '../theme/bounds.ts';
import type { BuiltTheme } from '../theme/buildTheme.ts';
import { BASE_TOKENS, THEMES } from '../theme/layers.ts';
import { type Diagnostic, diagnosticAt } from './diagnostic.ts';
import { deciding, type Stated } from './statedTokens.ts';

/** A role out of bounds, with the nearest value within. */
interface Beyond {
  role: string;
  css: string;
  nearest: string;
  range: string;
  why: string;
}

function beyondOf(role: string, css: string): Beyond | undefined {
  const bound = boundOf(role);
  const nearest = bound && nearestWithin(css, bound);
  if (!bound || nearest === undefined) return undefined;
  const range = `${bound.minimum} to ${bound.maximum}`;
  return { role, css, nearest, range, why: bound.description };
}

/** The out-of-bounds roles by the token of the brand that causes them, so that one mistake is reported once. */
export function boundDiagnostics(
  tokens: BrandSource['tokens'],
  values: BuiltTheme['values'],
  stated: Map<string, Stated>,
): Diagnostic[] {
  const theme = THEMES.find((name) => values[name]) ?? 'dark';
  const byCause = new Map<Stated, Beyond[]>();
  for (const role of BASE_TOKENS.base.keys()) {
    const beyond = beyondOf(role, values[theme]?.[role] ?? '');
    const cause = beyond && deciding(theme, role, stated);
    if (cause) byCause.set(cause, [...(byCause.get(cause) ?? []), beyond]);
  }
  return [...byCause].flatMap(([{ file, path }, [first, ...others]]) => {
    const source = tokens[file];
    if (!first || !source) return [];
    const { role, css, nearest, range, why } = first;
    const more = others.length > 0 ? ` So are ${others.map((one) => one.role).join(', ')}.` : '';
    const reason = `${role} is ${css}, which is not within ${range}. ${why}${more}`;
    const complaint = {
      rule: 'token-range',
      reason,
      suggestion: `the nearest value is ${nearest}`,
    };
    return [diagnosticAt(source, [...path, '$value'], complaint)];
  });
}
