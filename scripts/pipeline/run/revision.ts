import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packedAt } from '#scripts/roots/packed.ts';
import { COMPILE_INPUTS, STEP_INPUTS } from '../compile/fingerprint.ts';

const run = promisify(execFile);

/** The packages whose versions appear in a site. */
const NAMED = ['react', 'react-router-dom', 'vite'];

interface PackageFile {
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** The versions of Livery and of the packages that pages are made with. */
export function versionsOf(root: string): Readonly<Record<string, string>> {
  const packed = packedAt(root);
  if (packed) return packed.versions;
  const file: PackageFile = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const all: Record<string, string> = { ...file.devDependencies, ...file.dependencies };
  const named = NAMED.flatMap((name) => (all[name] ? [[name, all[name]]] : []));
  return { livery: file.version, ...Object.fromEntries(named) };
}

/**
 * The last commit that changed the inputs of sites, `+changes` if the folder differs from it; undefined outside a clone. Commits that
 * change no input are ignored, so the site's bytes stay the same.
 */
export async function revisionOf(root: string): Promise<string | undefined> {
  const packed = packedAt(root);
  if (packed) return packed.revision;
  const paths = [...COMPILE_INPUTS, ...STEP_INPUTS, 'languages'];
  const git = async (...args: string[]) =>
    (await run('git', ['--no-optional-locks', ...args], { cwd: root })).stdout.trim();
  try {
    const [commit, changes] = await Promise.all([
      git('log', '-1', '--format=%H', '--', ...paths),
      git('status', '--porcelain', '--', ...paths),
    ]);
    if (commit === '') return undefined;
    return changes === '' ? commit : `${commit}+changes`;
  } catch {
    return undefined;
  }
}
