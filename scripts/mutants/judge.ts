import type { MutantResult } from '@stryker-mutator/api/core';

/** A mutant that no test noticed. */
interface Survivor {
  /** From the root. */
  file: string;
  line: number;
  /** The change, on one line: `a < b → a <= b`. */
  change: string;
}

/** Why mutants may survive, by file and change. */
export type KnownSurvivors = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The result of a module's mutants. */
export interface Outcome {
  /** In percent of all mutants that run, cut to two decimals. */
  score: number;
  killed: number;
  mutants: number;
  survivors: Survivor[];
}

/** The percentage of mutants that the tests of each module must notice. */
const LEAST_SCORE = 90;

const KILLED: ReadonlySet<MutantResult['status']> = new Set(['Killed', 'Timeout']);
const ALIVE: ReadonlySet<MutantResult['status']> = new Set(['Survived', 'NoCoverage']);
const SHOWN = 120;

const onOneLine = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN - 1)}…` : line;
};

/** The part of a text between two positions, whose lines and columns count from 1. */
function textAt(text: string, { start, end }: MutantResult['location']): string {
  const lines = text.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) => (index === last ? line.slice(0, end.column - 1) : line))
    .map((line, index) => (index === 0 ? line.slice(start.column - 1) : line))
    .join('\n');
}

/**
 * The outcome of mutants.
 * @param fileOf the path of a file from the root
 * @param readText the text of a file, by that path
 */
export function outcomeOf(
  results: readonly MutantResult[],
  fileOf: (fileName: string) => string,
  readText: (file: string) => string,
): Outcome {
  const killed = results.filter(({ status }) => KILLED.has(status)).length;
  const alive = results.filter(({ status }) => ALIVE.has(status));
  const mutants = killed + alive.length;
  const survivors = alive.map(({ fileName, location, replacement = '' }) => {
    const file = fileOf(fileName);
    const original = onOneLine(textAt(readText(file), location));
    return { file, line: location.start.line, change: `${original} → ${onOneLine(replacement)}` };
  });
  return { score: Math.floor((killed / mutants) * 10_000) / 100, killed, mutants, survivors };
}

/**
 * The faults of a module's outcome: a score below the minimum, a survivor without an accepted reason, and a reason whose mutant is now
 * killed.
 */
export function findingsOf(
  { score, survivors }: Outcome,
  known: KnownSurvivors,
  files: readonly string[],
): string[] {
  const alive = new Set(survivors.map(({ file, change }) => `${file} ${change}`));
  return [
    ...(score >= LEAST_SCORE ? [] : [`${score} % of the mutants are killed, of ${LEAST_SCORE} %`]),
    ...survivors
      .filter(({ file, change }) => known[file]?.[change] === undefined)
      .map(({ file, line, change }) => `${file}:${line} survived: ${change}`),
    ...files.flatMap((file) =>
      Object.keys(known[file] ?? {})
        .filter((change) => !alive.has(`${file} ${change}`))
        .map((change) => `${file}: remove from scripts/mutants/survivors.json: ${change}`),
    ),
  ];
}
