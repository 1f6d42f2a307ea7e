import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { PROJECT } from '#scripts/roots/roots.ts';

function gitName(): string {
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', ['config', 'user.name'], {
      cwd: PROJECT,
      encoding: 'utf8',
      stdio,
    }).trim();
  } catch {
    return '';
  }
}

/** The name of the person who releases: the given one, or that of Git, or the user name on this machine. */
export const actorOf = (by: string | undefined): string => by || gitName() || userInfo().username;
