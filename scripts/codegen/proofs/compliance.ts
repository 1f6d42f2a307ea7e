import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindOf, namesIn } from './readProofs.ts';

/** One test: its file, with its title, or a story's export name. */
interface NamedTest {
  file: string;
  title: string;
}

/** One requirement of law or player protection. */
export interface Requirement {
  /** Its name in errors. */
  id: string;
  says: string;
  /** The files that do it. */
  components: readonly string[];
  /** The tests that prove it. */
  tests: readonly NamedTest[];
}

/** Requirements that belong together. */
export interface Chapter {
  title: string;
  requirements: readonly Requirement[];
}

/** The error of a test named by a requirement; undefined if the file has it. */
function testFinding(root: string, { file, title }: NamedTest): string | undefined {
  if (!existsSync(join(root, file))) return `there is no test file ${file}`;
  const kind = kindOf(file);
  if (kind === undefined) return `${file} is no test file`;
  const names = namesIn(kind, readFileSync(join(root, file), 'utf8'));
  if (names.includes(title)) return undefined;
  return kind === 'story'
    ? `${file} has no story ${title} with a play function`
    : `${file} has no test "${title}"`;
}

function findingsOf(root: string, { id, components, tests }: Requirement): string[] {
  const findings = [
    components.length === 0 && 'it names no component',
    tests.length === 0 && 'it names no test',
    ...components.map((file) => !existsSync(join(root, file)) && `there is no component ${file}`),
    ...tests.map((test) => testFinding(root, test)),
  ];
  return findings.flatMap((finding) => (finding ? [`compliance.json, ${id}: ${finding}`] : []));
}

/**
 * Checks the requirements against the files below a root. Throws with every missing component and test, every requirement without either,
 * and every duplicate id.
 */
export function checkRequirements(root: string, chapters: readonly Chapter[]): void {
  const all = chapters.flatMap(({ requirements }) => requirements);
  const ids = all.map(({ id }) => id);
  const twice = new Set(ids.filter((id, place) => ids.indexOf(id) !== place));
  const findings = [
    ...[...twice].map((id) => `compliance.json, ${id}: its id is used twice`),
    ...all.flatMap((requirement) => findingsOf(root, requirement)),
  ];
  if (findings.length > 0) throw new Error(findings.join('\n'));
}
