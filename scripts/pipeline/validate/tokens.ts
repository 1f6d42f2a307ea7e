import { checkContrast, type MeasuredPair } from '../contrast.ts';
import { contrastFix } from '../contrastFix.ts';
import { buildTheme } from '../theme/buildTheme.ts';
import { endOf } from '../theme/gradients.ts';
import { targetKey } from '../theme/layers.ts';
import type { BrandCheck } from './check.ts';
import { type Diagnostic, diagnosticAt, diagnosticOn } from './diagnostic.ts';
import { measuresOf } from './look.ts';
import { deciding, type Stated, statedTokens } from './statedTokens.ts';
import { themesOf } from './themes.ts';
import { boundDiagnostics } from './tokenBounds.ts';

/** The pairs that fail because of one brand token, in one theme; the worst first. */
interface Failure {
  cause: Stated | undefined;
  pairs: readonly MeasuredPair[];
}

const reached = (pair: MeasuredPair) => pair.ratio / pair.minimum;

/** The brand's tokens that may cause a pair's failure; empty if the base alone fails. */
function suspects(pair: MeasuredPair, stated: Map<string, Stated>): (Stated | undefined)[] {
  const far = endOf(pair.background)?.other;
  // A gradient is drawn because the brand states an end of it.
  const ends = [pair.background, ...(far ? [far] : [])].filter((role) =>
    stated.has(targetKey(pair.theme, role)),
  );
  const sides = far ? [...ends, pair.foreground] : [pair.foreground, pair.background];
  const found = sides.flatMap((role) => deciding(pair.theme, role, stated) ?? []);
  return found.length > 0 ? found : [undefined];
}

/** Attributes each failing pair to the token that explains most of them, so that one mistake is reported once. */
function byCause(pairs: readonly MeasuredPair[], stated: Map<string, Stated>): Failure[] {
  const failures = new Map<Stated | undefined, MeasuredPair[]>();
  for (const pair of pairs) {
    for (const cause of new Set(suspects(pair, stated))) {
      failures.set(cause, [...(failures.get(cause) ?? []), pair]);
    }
  }
  const [first] = [...failures].sort(([, a], [, b]) => b.length - a.length);
  if (!first) return [];
  const [cause, explained] = first;
  const rest = pairs.filter((pair) => !explained.includes(pair));
  const worst = explained.toSorted((a, b) => reached(a) - reached(b));
  return [{ cause, pairs: worst }, ...byCause(rest, stated)];
}

function contrastDiagnostic(
  check: BrandCheck,
  { cause, pairs }: Failure,
  all: readonly MeasuredPair[],
): Diagnostic[] {
  const [worst, ...others] = pairs;
  if (!worst) return [];
  const { theme, foreground, background, ratio, minimum, colors } = worst;
  const words = `${foreground} (${colors[0]}) on ${background} (${colors[1]})`;
  const more = others.length > 0 ? ` ${others.length} more pairs fall short through it.` : '';
  const reason = `In ${theme}, ${words} has a contrast of ${ratio}; it must reach ${minimum}. ${worst.reason}${more}`;
  const complaint = { rule: 'contrast', reason, suggestion: contrastFix(worst, all) };
  const file = cause && check.source.tokens[cause.file];
  if (!file) return [diagnosticOn(`tokens/${theme}.json`, complaint)];
  return [diagnosticAt(file, [...cause.path, '$value'], complaint)];
}

/** Checks token files: shape, names, types, references, and contrast in each theme of the brand. */
export async function tokens(check: BrandCheck): Promise<Diagnostic[]> {
  const { values, diagnostics } = await buildTheme(
    check.source.tokens,
    themesOf(check.resolved),
    measuresOf(check.resolved),
  );
  const stated = statedTokens(check.source.tokens);
  const today = new Date().toISOString().slice(0, 10);
  const failing = checkContrast(values, check.source.id, today);
  const causes = byCause(failing, stated);
  const beyond = boundDiagnostics(check.source.tokens, values, stated);
  return [
    ...diagnostics,
    ...beyond,
    ...causes.flatMap((failure) => contrastDiagnostic(check, failure, failing)),
  ];
}
