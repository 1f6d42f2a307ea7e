import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '#scripts/roots/roots.ts';

/** The outcome of a command. */
interface Ended {
  code: number;
  out: string;
  err: string;
}

interface Failed {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a script with Node in a folder, without what a test runner adds to the environment. */
async function run(cwd: string, args: readonly string[]): Promise<Ended> {
  const env = { PATH: process.env.PATH ?? '', HOME: cwd, CI: '1', NO_COLOR: '1' };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd, env });
    return { code: 0, out: stdout, err: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as Failed;
    return { code, out: stdout, err: stderr };
  }
}

/**
 * Installs the package into a folder as npm does, but without a registry: its files are those of the tarball, and each package that it
 * names as a dependency, and no other, is a link to the one of this repository.
 */
export async function install(tarball: string, folder: string): Promise<void> {
  const packages = join(folder, 'node_modules');
  rmSync(packages, { recursive: true, force: true });
  mkdirSync(packages);
  await promisify(execFile)('tar', ['-xzf', tarball, '-C', packages]);
  renameSync(join(packages, 'package'), join(packages, 'livery'));
  const manifest: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(packages, 'livery', 'package.json'), 'utf8'),
  );
  for (const name of Object.keys(manifest.dependencies)) {
    mkdirSync(dirname(join(packages, name)), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
  }
}

/** An operator's machine, with the package in a folder and nothing else. */
export interface Machine {
  folder: string;
  /** The package of this repository. */
  newest: string;
  /** The package that is installed. */
  tarball: string;
  /** The repository that `create` makes. */
  project: string;
  /** Runs the command of the installed package in a folder. */
  livery: (cwd: string, ...args: string[]) => Promise<Ended>;
  /** Runs a script of this repository. */
  script: (file: string, ...args: string[]) => Promise<Ended>;
  /** Does what `npm install` does in the repository. */
  installInProject: () => Promise<void>;
  remove: () => void;
}

/**
 * Packs this repository and installs the package into an empty folder.
 * @param older makes the package of an older version out of it, which is installed instead
 */
export async function machine(older?: (tarball: string) => string): Promise<Machine> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-package-'));
  const project = join(folder, 'our-brands');
  const script = (file: string, ...args: string[]) => run(folder, [join(ROOT, file), ...args]);
  const { code, out, err } = await script(
    'scripts/package/cli.ts',
    '--out',
    folder,
    '--no-storybook',
  );
  if (code !== 0) throw new Error(err);
  const newest = out.trim();
  const tarball = older ? older(newest) : newest;
  await install(tarball, folder);
  return {
    ...{ folder, newest, tarball, project, script },
    livery: (cwd, ...args) => {
      const from = cwd === project ? project : folder;
      return run(cwd, [join(from, 'node_modules/livery/scripts/package/livery.js'), ...args]);
    },
    installInProject: async () =>
      renameSync(join(folder, 'node_modules'), join(project, 'node_modules')),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
