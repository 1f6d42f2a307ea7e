import { stripComments } from 'jsonc-parser';
import { parseJsonFile } from '#scripts/pipeline/jsonFile.ts';
import { resolveBrand } from '#scripts/pipeline/resolve.ts';
import type { Diagnostic } from '#scripts/pipeline/validate/diagnostic.ts';
import { noVersion, unreadVersion } from '#scripts/pipeline/validate/schemaVersion.ts';
import { syntaxDiagnostics } from '#scripts/pipeline/validate/syntax.ts';
import { carry, MANIFEST } from '#scripts/pipeline/versions/carry.ts';
import type { Step } from '#scripts/pipeline/versions/steps/step.ts';
import { newestOf } from '#scripts/pipeline/versions/steps.ts';
import { statedVersion } from '#scripts/pipeline/versions/upgraded.ts';
import { type Comparison, comparison, type WholeBrand } from '../comparison.ts';
import type { FolderFile } from './folder.ts';

/** A version on the way, with what its steps change in a folder. */
interface Stage {
  from: number;
  to: number;
  /** What became different in this folder, for operators. */
  titles: string[];
  difference: Comparison;
}

/** What carries a folder to the current version. */
export interface Migration {
  stages: Stage[];
  /** The files that change, with their new text, in the order in which they are to be written. */
  files: { path: string; text: string }[];
}

const readValue = (path: string, text: string): unknown =>
  parseJsonFile(path, stripComments(text, ' ')).value;

/** What the files of a folder say, value by value. */
function wholeOf(files: Texts): WholeBrand {
  const inFolder = (folder: string) =>
    Object.fromEntries(
      files
        .filter(({ path }) => path.startsWith(`${folder}/`))
        .map(({ path, text }) => [
          path.slice(folder.length + 1, -'.json'.length),
          readValue(path, text),
        ]),
    );
  const manifest = files.find(({ path }) => path === MANIFEST);
  return {
    brand: resolveBrand(manifest && readValue(MANIFEST, manifest.text)),
    tokens: inFolder('tokens'),
    messages: inFolder('locales'),
  };
}

/** Why a folder cannot be migrated: a file is not valid JSON, or the stated version is invalid or newer than this Livery. */
export function migrationProblems(
  files: readonly FolderFile[],
  id: string,
  steps: readonly Step[],
): Diagnostic[] {
  const syntax = files.flatMap(({ json }) => syntaxDiagnostics(json));
  const manifest = files.find(({ path }) => path === MANIFEST)?.json;
  if (syntax.length > 0 || !manifest) return syntax;
  const version = statedVersion(manifest.value);
  if (version === undefined) return noVersion(manifest);
  return version > newestOf(steps) ? unreadVersion(manifest, id, steps) : [];
}

type Texts = readonly Pick<FolderFile, 'path' | 'text'>[];

/** The step from one version to the next, with the files as they are after it. */
function stageOf(
  before: Texts,
  from: number,
  steps: readonly Step[],
): { stage: Stage; after: Texts } {
  const to = from + 1;
  const carried = (only: readonly Step[]) =>
    before.map(({ path, text }) => ({ path, text: carry(path, text, { from, to }, only).text }));
  const unstepped = carried([]);
  const isOfFolder = (step: Step): boolean =>
    step.to === to && carried([step]).some(({ text }, at) => text !== unstepped[at]?.text);
  const after = carried(steps);
  const titles = steps.filter(isOfFolder).map(({ title }) => title);
  const difference = comparison(wholeOf(before), wholeOf(after));
  return { stage: { from, to, titles, difference }, after };
}

/** What carries a folder without problems from the version that it states to the current one, version by version. */
export function migration(files: readonly FolderFile[], steps: readonly Step[]): Migration {
  const manifest = files.find(({ path }) => path === MANIFEST);
  const version = statedVersion(manifest?.json.value);
  const stages: Stage[] = [];
  let now: Texts = files;
  for (let from = version ?? newestOf(steps); from < newestOf(steps); from += 1) {
    const { stage, after } = stageOf(now, from, steps);
    stages.push(stage);
    now = after;
  }
  return { stages, files: now.filter(({ text }, at) => text !== files[at]?.text) };
}
