import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that were used within a day stay, since a build that runs may have one open. */
const A_DAY_MS = 86_400_000;

/** The names of folders that are made or removed right now. */
const DRAFT = /\.draft$/;

/** Notes that a folder is being used. Returns false if it is not there. */
export function markUsed(dir: string, now = new Date()): boolean {
  try {
    utimesSync(dir, now, now);
  } catch {
    // One that only may be read counts as used when it was made.
  }
  return existsSync(dir);
}

const usedMs = (dir: string): number => statSync(dir).mtimeMs;

/**
 * Removes a folder as a whole: it gets the name of a draft first, so that nobody takes half of it for one that is complete. One that a build
 * has begun to use in between gets its name back.
 */
function remove(dir: string, sinceMs: number): void {
  const draft = `${dir}.${randomUUID()}.draft`;
  try {
    renameSync(dir, draft);
  } catch {
    // Another command removes it at this moment.
    return;
  }
  if (usedMs(draft) > sinceMs) renameSync(draft, dir);
  else rmSync(draft, { recursive: true, force: true });
}

/** Removes the folders that were used longest ago, but for the newest few and those of the last day. */
export function keepNewest(folder: string, kept: number, nowMs = Date.now()): void {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !DRAFT.test(name)) : [];
  const sinceMs = nowMs - A_DAY_MS;
  const newestFirst = names
    .map((name) => join(folder, name))
    .filter((dir) => existsSync(dir))
    .map((dir) => ({ dir, ms: usedMs(dir) }))
    .sort((a, b) => b.ms - a.ms);
  for (const { dir, ms } of newestFirst.slice(kept)) if (ms <= sinceMs) remove(dir, sinceMs);
}
