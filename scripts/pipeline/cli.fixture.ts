import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { ROOT } from '#scripts/roots/roots.ts';
import { isObject } from './jsonFile.ts';

const CLI = fileURLToPath(new URL('./cli.ts', import.meta.url));
const KILLED = fileURLToPath(new URL('./killedShard.fixture.ts', import.meta.url));

/** The outcome of a command. */
interface Ended {
  code: unknown;
  signal: unknown;
  out: string;
  err: string;
}

/** Runs a script of the project like its npm script. */
async function run(
  script: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, CI: '1', NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, [code, signal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, signal, out, err };
}

/** A separate folder with brands in it, and the commands on them. */
export function workplace() {
  const folder = mkdtempSync(join(tmpdir(), 'livery-build-'));
  const brands = join(folder, 'brands');
  return {
    folder,
    brands,
    /** Builds the brands into a folder beside them. */
    build: (out: string, ...args: string[]): Promise<Ended> =>
      run(CLI, ['--brands', brands, '--out', join(folder, out), ...args]),
    /**
     * Builds on a machine of its own: with its own caches, into `NAME/dist`.
     * @param kill it is killed before it writes so many objects to the store
     */
    machine:
      (name: string, kill?: number) =>
      (args: readonly string[]): Promise<Ended> => {
        const places = ['--brands', brands, '--out', join(folder, name, 'dist')];
        const env = { LIVERY_CACHE: join(folder, name, 'cache') };
        return kill === undefined
          ? run(CLI, [...places, ...args], env)
          : run(KILLED, [String(kill), ...places, ...args], env);
      },
    /** Creates a brand as an operator does. */
    make: (name: string, ...args: string[]): Promise<Ended> =>
      run(join(ROOT, 'scripts/brand/cli.ts'), ['new', name, '--yes', '--brands', brands, ...args]),
    /** Carries a brand's folder to the current version, as an operator does. */
    migrate: (name: string): Promise<Ended> =>
      run(join(ROOT, 'scripts/brand/cli.ts'), ['migrate', name, '--brands', brands]),
    read: (...path: string[]): string => readFileSync(join(folder, ...path), 'utf8'),
    /** Changes a brand's manifest. */
    edit(id: string, change: object): void {
      const file = join(brands, id, 'brand.json');
      const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
      const changed = { ...(isObject(manifest) ? manifest : {}), ...change };
      writeFileSync(file, JSON.stringify(changed, null, 2));
    },
    remove: (): void => rmSync(folder, { recursive: true }),
  };
}

/** The statuses of the brands in a build's JSON. */
export function statuses(out: string): Record<string, string> {
  const result: { brands: { id: string; status: string }[] } = JSON.parse(out);
  return Object.fromEntries(result.brands.map(({ id, status }) => [id, status]));
}
