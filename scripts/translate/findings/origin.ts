import { commandLine } from '#scripts/command/commandLine.ts';
import { type Diagnostic, diagnosticAt } from '#scripts/pipeline/validate/diagnostic.ts';
import type { SourceMessage, Translation } from '../messages.ts';
import type { Baseline } from '../provenance/baseline.ts';
import { PROTECTED } from '../provenance/protectedNamespaces.ts';
import { isStale, type Provenance, reviewed } from '../provenance/provenance.ts';

/** The translations of a text that the source no longer has. */
export const staleMessages = (
  all: readonly Translation[],
  provenance: Provenance,
  baseline: Baseline,
): Diagnostic[] =>
  all
    .filter((translation) => isStale(translation, provenance, baseline))
    .flatMap(({ texts: [first] }) =>
      first
        ? diagnosticAt(first.file, first.path, {
            rule: 'stale',
            reason: 'The source language has changed since this was made.',
            suggestion: `translate it again, then run \`${commandLine('languages')} record\``,
          })
        : [],
    );

/** The translations about money, law and protection that no person has reviewed as they are. */
export function unreviewedMessages(
  all: readonly Translation[],
  provenance: Provenance,
): Diagnostic[] {
  const done: ReadonlySet<SourceMessage> = reviewed(all, provenance);
  return all
    .filter(({ message }) => PROTECTED.has(message.namespace) && !done.has(message))
    .flatMap(({ texts: [first] }) =>
      first
        ? diagnosticAt(first.file, first.path, {
            rule: 'unreviewed',
            reason: 'No person has reviewed this message, which an official language needs.',
            suggestion: `run \`${commandLine('languages')} record\` with --reviewed-by`,
          })
        : [],
    );
}
