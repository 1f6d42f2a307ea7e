import type { DepositMethod } from '#src/platform/contract.generated.ts';

/** A unique key for a deposit method. */
export const methodKey = ({
  method,
  provider,
}: Pick<DepositMethod, 'method' | 'provider'>): string => `${method} ${provider}`;
