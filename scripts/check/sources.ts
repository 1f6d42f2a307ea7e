import { execFileSync } from 'node:child_process';

/** The files below the root that git tracks or would track; deleted ones are left out. */
export function sourceFiles(root: string, ...patterns: string[]): string[] {
  const list = (...flags: string[]) =>
    execFileSync('git', ['ls-files', '-z', ...flags, '--', ...patterns], {
      cwd: root,
      encoding: 'utf8',
    })
      .split('\0')
      .filter(Boolean);
  const deleted = new Set(list('--deleted'));
  return list('--cached', '--others', '--exclude-standard').filter((file) => !deleted.has(file));
}
