import type { JsonFile } from '../jsonFile.ts';
import { excerpt, type Finding, positionAt } from './finding.ts';

/** The first stage: what keeps a file from being JSON, and duplicate keys. */
export function syntaxFindings(file: JsonFile): Finding[] {
  return file.errors.map((error) => ({
    file: file.path,
    ...positionAt(file, error.offset),
    rule: 'syntax',
    text: excerpt(file.text.slice(error.offset, error.offset + Math.max(error.length, 1))),
    reason: error.reason,
    ...(error.suggestion !== undefined && { suggestion: error.suggestion }),
  }));
}
