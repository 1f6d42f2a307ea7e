import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGES } from '#scripts/languages/languageFolders.ts';
import { COMPILED, compile } from '#scripts/pipeline/compile/compile.ts';
import { sourcesHash, stepsHash } from '#scripts/pipeline/compile/fingerprint.ts';
import { revisionOf, versionsOf } from '#scripts/pipeline/run/revision.ts';
import type { Packed } from '#scripts/roots/packed.ts';
import { cacheRoot } from '#scripts/roots/roots.ts';
import { REQUIRED_MAJOR } from '../setup/node.mjs';
import { copyFiles } from './copied.ts';
import { javaScript } from './javaScript.ts';

/** What is started: the command, and the threads that build brands. */
const ENTRIES = ['scripts/package/livery.ts', 'scripts/pipeline/run/worker.ts'];

interface PackageFile {
  version: string;
  description: string;
  license: string;
  imports: Readonly<Record<string, string>>;
  dependencies: Readonly<Record<string, string>>;
  devDependencies: Readonly<Record<string, string>>;
}

/** The fonts that languages name, which no code imports. */
const fonts = (): string[] => LANGUAGES.flatMap(({ type }) => type?.webFont?.package ?? []);

/** The exact versions of packages, as this repository has them. */
function pinned(
  names: readonly string[],
  { dependencies, devDependencies }: PackageFile,
): Record<string, string> {
  const versions = { ...devDependencies, ...dependencies };
  return Object.fromEntries(
    [...new Set(names)].sort().map((name) => {
      const version = versions[name];
      if (version === undefined) throw new Error(`package.json has no ${name}.`);
      return [name, version];
    }),
  );
}

async function packedOf(root: string): Promise<Packed> {
  const revision = await revisionOf(root);
  return {
    ...{ sources: sourcesHash(root), steps: stepsHash(root), versions: versionsOf(root) },
    ...(revision !== undefined && { revision }),
  };
}

/** Writes all that the package has into an empty folder, with the app compiled. */
export async function writeContents(root: string, folder: string): Promise<void> {
  const { dir } = await compile(root, cacheRoot());
  cpSync(dir, join(folder, COMPILED), { recursive: true });
  copyFiles(root, folder);
  const own: PackageFile = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { version, description, license, imports } = own;
  const { files, packages } = javaScript(root, ENTRIES, imports);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const manifest = {
    ...{ name: 'livery', version, description, license, type: 'module' },
    engines: { node: `>=${REQUIRED_MAJOR}` },
    imports,
    bin: { livery: 'scripts/package/livery.js' },
    dependencies: pinned([...packages, ...fonts()], own),
    livery: await packedOf(root),
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
