import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { RECORD, type RecordedFile, type SiteRecord } from './emit.ts';
import { filesBelow, sha256 } from './hash.ts';
import { isObject } from './jsonFile.ts';

const isRecord = (value: unknown): value is SiteRecord =>
  isObject(value) && typeof value.inputs === 'string' && Array.isArray(value.files);

function readRecord(site: string): SiteRecord | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(join(site, RECORD), 'utf8'));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a file is as written. The record is written last, so a file of the right size that is not younger was not changed since; any
 * other is read.
 */
function isIntact(site: string, file: RecordedFile, writtenMs: number): boolean {
  const path = join(site, file.path);
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile() || found.size !== file.size) return false;
  return found.mtimeMs <= writtenMs || sha256(readFileSync(path)) === file.sha256;
}

/** Whether a built site was made from these inputs and is still complete, with nothing added. */
export function isFresh(site: string, inputs: string): boolean {
  const record = readRecord(site);
  if (record?.inputs !== inputs) return false;
  const writtenMs = statSync(join(site, RECORD)).mtimeMs;
  return (
    filesBelow(site).length === record.files.length + 1 &&
    record.files.every((file) => isIntact(site, file, writtenMs))
  );
}
