import type { Finding } from '#scripts/build/validate/finding.ts';
import { paint } from './io.ts';

function block(finding: Finding): string {
  const { file, line, column, text, reason, suggestion } = finding;
  const head = `${paint('cyan', `${file}:${line}:${column}`)}${text ? `  ${paint('bold', text)}` : ''}`;
  const fix = suggestion ? `\n  ${paint('green', `→ ${suggestion}`)}` : '';
  return `${head}\n  ${reason}${fix}`;
}

/** Findings for people: place and text, reason, fix. */
export const report = (findings: readonly Finding[]): string => findings.map(block).join('\n\n');

/** `1 brand`, `3 brands`. */
export const count = (number: number, what: string): string =>
  `${number} ${what}${number === 1 ? '' : 's'}`;
