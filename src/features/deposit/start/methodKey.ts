import type { DepositMethod } from '#src/platform/contract.generated.ts';

/** What tells a way to pay in from the others. */
export const methodKey = ({
  method,
  provider,
}: Pick<DepositMethod, 'method' | 'provider'>): string => `${method} ${provider}`;
