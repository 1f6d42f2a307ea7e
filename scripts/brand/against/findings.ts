import { isAbsolute, relative, resolve } from 'node:path';
import { isObject } from '#scripts/pipeline/jsonFile.ts';
import type { Diagnostic } from '#scripts/pipeline/validate/diagnostic.ts';
import { answerOf, type Core, CoreFailure } from './core.ts';

/** The mistakes that only one of two versions finds in a brand. */
export interface FindingChanges {
  /** What the other version refuses and this one does not: the brand breaks. */
  breaks: Diagnostic[];
  /** What this version refuses and the other one does not. */
  mended: Diagnostic[];
  /** What both refuse. */
  both: Diagnostic[];
}

const isDiagnostic = (value: unknown): value is Diagnostic =>
  isObject(value) &&
  [value.file, value.rule, value.reason].every((part) => typeof part === 'string') &&
  [value.line, value.column].every((part) => typeof part === 'number');

/** What a version finds in the brands. */
async function findingsOf(core: Core, brandsDir: string): Promise<Diagnostic[]> {
  const said = await answerOf(core, 'brand', ['check', '--brands', brandsDir]);
  const found = isObject(said) ? said.diagnostics : undefined;
  if (!Array.isArray(found) || !found.every(isDiagnostic)) {
    throw new CoreFailure(core, 'its check does not answer in the form that is known here');
  }
  return found;
}

/** The brand of a diagnostic, which names a file of its folder. */
function brandOf({ file }: Diagnostic, brandsDir: string): string {
  const path = relative(resolve(brandsDir), isAbsolute(file) ? file : resolve(file));
  return path.split(/[\\/]/, 1)[0] ?? '';
}

/** The key of a mistake: equal in both versions, even if they word it differently. */
const keyOf = ({ file, line, column, rule }: Diagnostic): string =>
  `${file}:${line}:${column} ${rule}`;

const without = (list: readonly Diagnostic[], other: readonly Diagnostic[]): Diagnostic[] => {
  const keys = new Set(other.map(keyOf));
  return list.filter((found) => !keys.has(keyOf(found)));
};

/** What changes in the findings of each brand from this version to the other. */
export async function findingChanges(
  here: Core,
  there: Core,
  brandsDir: string,
  ids: readonly string[],
): Promise<Map<string, FindingChanges>> {
  const [now, then] = await Promise.all([here, there].map((core) => findingsOf(core, brandsDir)));
  const of = (id: string, list: readonly Diagnostic[] = []) =>
    list.filter((found) => brandOf(found, brandsDir) === id);
  return new Map(
    ids.map((id) => {
      const [own, other] = [of(id, now), of(id, then)];
      const breaks = without(other, own);
      const mended = without(own, other);
      return [id, { breaks, mended, both: without(own, mended) }];
    }),
  );
}
