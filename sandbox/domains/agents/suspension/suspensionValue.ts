import type { Member } from '#sandbox/kernel/sessions/session.ts';
import type { Suspension } from '#src/platform/contract.generated.ts';

/** The API value of a member's suspension, with its date and reason; null for others. */
export const suspensionValue = ({
  suspendedAt,
  suspendedFor,
}: Pick<Member, 'suspendedAt' | 'suspendedFor'>): Suspension | null =>
  suspendedAt && suspendedFor && { since: suspendedAt.toISOString(), reason: suspendedFor };
