import type { Deposit } from '#src/platform/contract.generated.ts';

/** Whether an open deposit waits for its player: to pay, or to tell that they have paid by hand. */
export const needsPlayer = ({
  closedAt,
  adapter,
  transactionNumber,
}: Pick<Deposit, 'closedAt' | 'adapter' | 'transactionNumber'>): boolean =>
  closedAt === null && (adapter !== 'manual-reference' || transactionNumber === null);
