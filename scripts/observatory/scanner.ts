import { execFile } from 'node:child_process';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cacheRoot } from '#scripts/roots/roots.ts';
import type { Scan } from './verdict.ts';

const run = promisify(execFile);
const FILES = ['package.json', 'package-lock.json'];
const PACKAGE = 'node_modules/@mdn/mdn-http-observatory';

/** Scans a host, given with its port, that uses this run's certificate. */
export type Scanner = (host: string, certificateFile: string) => Promise<Scan>;

/**
 * Installs the scanner by its own lock file, without install scripts and apart from the project's packages: it is 131 MB. Its scripts would
 * fetch the list of preloaded domains, which never has `localhost`; an empty list replaces it.
 */
export async function installScanner(): Promise<Scanner> {
  const dir = join(cacheRoot(), 'observatory');
  await mkdir(dir, { recursive: true });
  for (const file of FILES) {
    await copyFile(join(import.meta.dirname, 'scanner', file), join(dir, file));
  }
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: dir });
  await writeFile(join(dir, PACKAGE, 'conf/hsts-preload.json'), '{}');
  return async (host, certificateFile) => {
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificateFile };
    const scan = join(dir, PACKAGE, 'src/scan.js');
    // It exits with 1 if it prints an error.
    const { stdout } = await run(process.execPath, [scan, host], { env }).catch(
      (failure: { stdout: string }) => failure,
    );
    return JSON.parse(stdout) as Scan;
  };
}
