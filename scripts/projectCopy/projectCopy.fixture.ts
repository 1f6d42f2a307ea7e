import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceFiles } from '#scripts/check/sources.ts';
import { ROOT } from '#scripts/roots/roots.ts';
import { missingPackages } from '../setup/packages.mjs';
import { type Outcome, runCommand } from './command.fixture.ts';

/** A copy of the project to change and run commands in, like a fresh clone with its packages installed. */
export interface ProjectCopy {
  root: string;
  /** Runs a shell line until it ends or serves. */
  run: (line: string, environment?: Record<string, string>) => Promise<Outcome>;
  remove: () => void;
}

/** npm's own entries in the package folder; any other dot name was left there by a tool. */
const OF_NPM = /^(?!\.)|^\.(bin|package-lock\.json)$/;

/** Links each installed package, so that files written beside them stay in the copy. */
function linkPackages(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((entry) => OF_NPM.test(entry))) {
    symlinkSync(join(from, name), join(to, name));
  }
}

/**
 * Copies what git tracks or would track to a separate folder.
 * @throws if packages are missing: a command of the copy would install them into the project's
 */
export function projectCopy(): ProjectCopy {
  const missing = missingPackages();
  if (missing.length > 0) throw new Error(`Run \`npm run setup\`: no ${missing.join(', ')}`);
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'livery-copy-')));
  for (const file of sourceFiles(ROOT)) cpSync(join(ROOT, file), join(root, file));
  const { workspaces }: { workspaces: string[] } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  for (const folder of ['.', ...workspaces]) {
    const packages = join(folder, 'node_modules');
    linkPackages(join(ROOT, packages), join(root, packages));
  }
  return {
    root,
    run: (line, environment) => runCommand(root, line, environment),
    remove: () => rmSync(root, { recursive: true }),
  };
}
