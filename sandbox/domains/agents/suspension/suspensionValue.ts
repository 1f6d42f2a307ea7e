import type { Member } from '#sandbox/kernel/sessions/session.ts';
import type { Suspension } from '#src/platform/contract.generated.ts';

/** Since when and why a member is suspended; null for others. */
export const suspensionValue = ({
  suspendedAt,
  suspendedFor,
}: Pick<Member, 'suspendedAt' | 'suspendedFor'>): Suspension | null =>
  suspendedAt && suspendedFor && { since: suspendedAt.toISOString(), reason: suspendedFor };
