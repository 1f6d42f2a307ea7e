import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The temporary names of builds and of other versions: `.brand.123.draft`, `.brand.123.draft.old`, `<hash>.<uuid>.draft`, `package-<hash>.<uuid>.draft`. */
const DRAFT = /^(\..+\.\d+|(package-)?[0-9a-f]{24,40}\.[0-9a-f-]{36})\.draft(\.old)?$/;

const AN_HOUR_MS = 3_600_000;

/** Removes the drafts left by killed builds: those unchanged for an hour. */
export function sweepDrafts(folder: string, nowMs: number): void {
  const entries = statSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder) : [];
  for (const name of entries.filter((entry) => DRAFT.test(entry))) {
    const path = join(folder, name);
    const touchedMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? nowMs;
    if (nowMs - touchedMs > AN_HOUR_MS) rmSync(path, { recursive: true, force: true });
  }
}
