import type { MutantResult } from '@stryker-mutator/api/core';

/** A mutant that no test has noticed. */
interface Survivor {
  /** From the root. */
  file: string;
  line: number;
  /** The change, on one line: `a < b → a <= b`. */
  change: string;
}

/** Why mutants may survive, by file and change. */
export type KnownSurvivors = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What became of the mutants of a module. */
export interface Outcome {
  /** Of all mutants that run, in percent, cut to two decimals. */
  score: number;
  killed: number;
  mutants: number;
  survivors: Survivor[];
}

/** The share of mutants that the tests of each module have to notice, in percent. */
const LEAST_SCORE = 90;

const KILLED: ReadonlySet<MutantResult['status']> = new Set(['Killed', 'Timeout']);
const ALIVE: ReadonlySet<MutantResult['status']> = new Set(['Survived', 'NoCoverage']);
const SHOWN = 120;

const onOneLine = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN - 1)}…` : line;
};

/** The part of a text between two positions, of which lines and columns count from 1. */
function textAt(text: string, { start, end }: MutantResult['location']): string {
  const lines = text.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) => (index === last ? line.slice(0, end.column - 1) : line))
    .map((line, index) => (index === 0 ? line.slice(start.column - 1) : line))
    .join('\n');
}

/**
 * What became of mutants.
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
 * What is wrong with the outcome of a module: a score below the least, a survivor that no reason is known for, and a
 * reason whose mutant is killed now.
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
