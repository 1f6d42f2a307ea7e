import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import type { Packed } from '#scripts/roots/packed.ts';

/** A text of each page's document, as the older version has it. */
export const OLDER_TEXT = 'An older version asks for JavaScript.';

const OLDER_VERSION = '0.0.9';

/** The file of a package, or of a part of it, with a change. */
function rewrite<Content>(path: string, change: (content: Content) => Content): void {
  const content: Content = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify(change(content), null, 2));
}

/**
 * Packs a package again as an older version: with another number, another text on each page, and steps of the build that were others.
 * @returns the path of the tarball, beside that of the package
 */
export function olderPackage(tarball: string): string {
  const out = dirname(tarball);
  const draft = mkdtempSync(join(out, 'older-'));
  execFileSync('tar', ['-xzf', tarball, '-C', draft]);
  const folder = join(draft, 'package');
  rewrite<{ version: string; livery: Packed }>(join(folder, 'package.json'), (file) => ({
    ...file,
    version: OLDER_VERSION,
    livery: {
      ...file.livery,
      steps: `older-${file.livery.steps}`,
      versions: { ...file.livery.versions, livery: OLDER_VERSION },
    },
  }));
  rewrite<object>(join(folder, 'languages', SOURCE, 'app.json'), (messages) => ({
    ...messages,
    noScript: OLDER_TEXT,
  }));
  const packing = ['pack', folder, '--pack-destination', out, '--ignore-scripts', '--silent'];
  const packed = execFileSync('npm', packing, { encoding: 'utf8' }).trim();
  rmSync(draft, { recursive: true });
  return join(out, basename(packed));
}
