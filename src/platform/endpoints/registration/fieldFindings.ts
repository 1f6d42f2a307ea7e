import type { FieldFinding } from '#src/platform/contract.generated.ts';
import { refusalValue } from '#src/platform/refusalValue.ts';

/** The fields that a refusal blames; empty if it names none (S5.2). */
export const fieldFindings = (error: unknown): FieldFinding[] =>
  refusalValue('field_invalid', error)?.fields ?? [];
