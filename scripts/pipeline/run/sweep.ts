import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What builds write beside its place: `.brand.123.draft`, `.brand.123.draft.old`, `<hash>.<uuid>.draft`. */
const DRAFT = /^(\..+\.\d+|[0-9a-f]{24}\.[0-9a-f-]{36})\.draft(\.old)?$/;

const AN_HOUR_MS = 3_600_000;

/** Removes the drafts that builds left in a folder when they were killed: those that nobody has touched for an hour. */
export function sweepDrafts(folder: string, nowMs: number): void {
  const entries = statSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder) : [];
  for (const name of entries.filter((entry) => DRAFT.test(entry))) {
    const path = join(folder, name);
    const touchedMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? nowMs;
    if (nowMs - touchedMs > AN_HOUR_MS) rmSync(path, { recursive: true, force: true });
  }
}
