import { EXIT, type Exit } from '#scripts/command/exit.ts';
import { asJson, type Io, paint } from '#scripts/command/io.ts';
import { count, report } from '#scripts/pipeline/validate/report.ts';
import { checkMessages } from '../checkMessages.ts';
import type { Finding } from '../findings/finding.ts';
import { languagesNamed } from '../project.ts';
import type { CommonOptions } from './options.ts';

/** Errors and warnings for people, with their numbers below. */
export function findingsReport(findings: readonly Finding[]): string {
  const of = (severity: Finding['severity']) => findings.filter((one) => one.severity === severity);
  const [errors, warnings] = [of('error'), of('warning')];
  const parts = [
    warnings.length > 0 ? `${paint('yellow', 'Warnings')}\n\n${report(warnings)}` : '',
    errors.length > 0 ? `${paint('red', 'Errors')}\n\n${report(errors)}` : '',
    `${count(errors.length, 'error')}, ${count(warnings.length, 'warning')}.`,
  ];
  return parts.filter(Boolean).join('\n\n');
}

/** `check`: every finding in the messages of the named languages, or of all. Warnings alone do not fail. */
export function check(tags: readonly string[], { root, json }: CommonOptions, io: Io): Exit {
  const findings = checkMessages(root, languagesNamed(root, tags));
  io.out(json ? asJson({ findings }) : findingsReport(findings));
  return findings.some(({ severity }) => severity === 'error') ? EXIT.invalid : EXIT.fine;
}
