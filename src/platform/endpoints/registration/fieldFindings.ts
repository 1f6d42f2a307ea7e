import type { FieldFinding } from '#src/platform/contract.generated.ts';
import { PlatformError } from '#src/platform/PlatformError.ts';

const isFinding = (value: unknown): value is FieldFinding =>
  typeof value === 'object' && value !== null && 'name' in value && 'rule' in value;

/** The fields that a refusal names as at fault; none where it names none (S5.2). */
export function fieldFindings(error: unknown): FieldFinding[] {
  if (!(error instanceof PlatformError)) return [];
  const { value } = error;
  if (typeof value !== 'object' || value === null || !('fields' in value)) return [];
  return Array.isArray(value.fields) ? value.fields.filter(isFinding) : [];
}
