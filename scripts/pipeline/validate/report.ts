import { paint } from '#scripts/command/io.ts';
import type { Diagnostic } from './diagnostic.ts';

function block(diagnostic: Diagnostic): string {
  const { file, line, column, text, reason, suggestion } = diagnostic;
  const head = `${paint('cyan', `${file}:${line}:${column}`)}${text ? `  ${paint('bold', text)}` : ''}`;
  const fix = suggestion ? `\n  ${paint('green', `→ ${suggestion}`)}` : '';
  return `${head}\n  ${reason}${fix}`;
}

/** Diagnostics for people: place and text, reason, fix. */
export const report = (diagnostics: readonly Diagnostic[]): string =>
  diagnostics.map(block).join('\n\n');

/** `1 brand`, `3 brands`. */
export const count = (number: number, what: string): string =>
  `${number} ${what}${number === 1 ? '' : 's'}`;
