import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path/posix';
import { specifiersIn } from './specifiers.ts';

/** The code of the package: its files by their paths in it, and what they import from npm. */
export interface JavaScript {
  files: ReadonlyMap<string, string>;
  /** The names of packages, sorted. */
  packages: readonly string[];
}

/** What the package never loads: the compiler, since it brings the compiled app, and React's files, which Node does not run. */
const LEFT_OUT = /\.tsx$|\/pipeline\/compile\/vite\.ts$/;

/** The name of the package of an import: `ajv` of `ajv/dist/2020.js`. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** TypeScript's ending as JavaScript's, which is as long. */
const asJavaScript = (path: string): string => path.replace(/\.ts$/, '.js');

/**
 * The command of the package as JavaScript, because Node does not run TypeScript below `node_modules`: every file that the entries need, by
 * itself and without its types, as Node runs it in this repository. A bundler would print the code anew, and pages have functions of it
 * word for word: sites would differ from those that this repository builds.
 * @param imports the `imports` of package.json
 */
export function javaScript(
  root: string,
  entries: readonly string[],
  imports: Readonly<Record<string, string>>,
): JavaScript {
  const files = new Map<string, string>();
  const packages = new Set<string>();
  const names = Object.entries(imports).map(([name, folder]) => ({
    start: name.replace('*', ''),
    folder: folder.replace('./', '').replace('*', ''),
  }));
  /** The path of what a file of the project imports; undefined if that is no file of the project. */
  const pathOf = (from: string, specifier: string): string | undefined => {
    if (specifier.startsWith('.')) return join(dirname(from), specifier);
    const name = names.find(({ start }) => specifier.startsWith(start));
    return name && name.folder + specifier.slice(name.start.length);
  };
  const add = (path: string): void => {
    if (files.has(asJavaScript(path))) return;
    const text = readFileSync(join(root, path), 'utf8');
    if (path.endsWith('.json')) {
      files.set(path, text);
      return;
    }
    let code = path.endsWith('.ts') ? stripTypeScriptTypes(text) : text;
    const specifiers = specifiersIn(path, code);
    for (const { value, start, end } of specifiers) {
      code = code.slice(0, start + 1) + asJavaScript(value) + code.slice(end - 1);
    }
    files.set(asJavaScript(path), code);
    for (const { value } of specifiers) {
      const imported = pathOf(path, value);
      if (imported === undefined && !value.startsWith('node:')) packages.add(packageOf(value));
      if (imported !== undefined && !LEFT_OUT.test(`/${imported}`)) add(imported);
    }
  };
  for (const entry of entries) add(entry);
  return { files, packages: [...packages].sort() };
}
