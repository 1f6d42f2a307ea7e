import type { JsonFile } from '../jsonFile.ts';
import { type Diagnostic, excerpt, positionAt } from './diagnostic.ts';

/** The first stage: JSON syntax errors and duplicate keys. */
export function syntaxDiagnostics(file: JsonFile): Diagnostic[] {
  return file.errors.map((error) => ({
    file: file.path,
    ...positionAt(file, error.offset),
    rule: 'syntax',
    text: excerpt(file.text.slice(error.offset, error.offset + Math.max(error.length, 1))),
    reason: error.reason,
    ...(error.suggestion !== undefined && { suggestion: error.suggestion }),
  }));
}
