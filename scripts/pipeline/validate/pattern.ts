import { compilePattern } from '#src/brand/compilePattern.ts';

const verdicts = new Map<string, Promise<string | undefined>>();

/** The syntax error of a pattern. */
function syntaxFault(source: string): string | undefined {
  try {
    compilePattern(source);
    return undefined;
  } catch (error) {
    const words = error instanceof Error ? error.message : 'it cannot be read';
    return words.replace(/^Invalid regular expression: (.*: )?/, '');
  }
}

/**
 * The steps of a match may grow at most with the square of the text: a value of 500 characters, the longest of a field, is then still
 * checked instantly.
 */
const DEGREE = 2;
const BUDGET = { timeout: 2000, attackTimeout: 500, incubationTimeout: 200 };

async function catastrophe(source: string): Promise<string | undefined> {
  // Large, and few brands have a pattern.
  const { checkSync } = await import('recheck');
  const verdict = checkSync(source, 'u', BUDGET);
  if (verdict.status === 'safe') return undefined;
  if (verdict.status === 'unknown') return 'it is too complex to be proven safe';
  const { complexity } = verdict;
  const slow = complexity.type === 'exponential' || complexity.degree > DEGREE;
  return slow ? 'some texts would keep it busy for minutes (catastrophic backtracking)' : undefined;
}

async function judge(source: string): Promise<string | undefined> {
  if (source === '*') return undefined;
  return syntaxFault(source) ?? (await catastrophe(source));
}

/**
 * Why a pattern is invalid, or undefined if valid: it must compile in Unicode mode and be safe from catastrophic backtracking. `*` matches
 * any value (S5.2). Cached per pattern.
 */
export function patternFault(source: string): Promise<string | undefined> {
  const verdict = verdicts.get(source) ?? judge(source);
  verdicts.set(source, verdict);
  return verdict;
}
