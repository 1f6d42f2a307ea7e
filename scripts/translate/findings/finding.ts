import type { Tier } from '#scripts/languages/languageFolders.ts';
import type { Diagnostic } from '#scripts/pipeline/validate/diagnostic.ts';

/** The rules of messages. */
export type Rule =
  | 'message-missing'
  | 'sandbox-missing'
  | 'message-unknown'
  | 'plural'
  | 'placeholder'
  | 'tag'
  | 'message'
  | 'digits'
  | 'source-words'
  | 'stale'
  | 'unreviewed'
  | 'provenance'
  | 'term'
  | 'long';

/** An error makes the check fail; a warning is for the translator. */
type Severity = 'error' | 'warning';

/** A diagnostic about a message. */
export interface Finding extends Diagnostic {
  severity: Severity;
}

/** How much each tier bears of a rule; an error where nothing is said. */
const BORNE: Record<Tier, Partial<Record<Rule, Severity | 'fine'>>> = {
  official: {},
  machine: {
    'sandbox-missing': 'fine',
    'source-words': 'warning',
    stale: 'warning',
    unreviewed: 'fine',
    term: 'warning',
    long: 'warning',
  },
  draft: {
    'source-words': 'warning',
    'message-unknown': 'warning',
    'message-missing': 'fine',
    'sandbox-missing': 'fine',
    stale: 'warning',
    unreviewed: 'fine',
    term: 'warning',
    long: 'warning',
  },
};

/** The diagnostics of a rule as findings in a language of a tier: none where the tier may break the rule. */
export function found(tier: Tier, rule: Rule, diagnostics: readonly Diagnostic[]): Finding[] {
  const severity = BORNE[tier][rule] ?? 'error';
  if (severity === 'fine') return [];
  return diagnostics.map((diagnostic) => ({ ...diagnostic, severity }));
}
