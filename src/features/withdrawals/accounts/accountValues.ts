import type { PayoutKind } from '#src/platform/contract.generated.ts';

/** An account's form values. */
export interface AccountValues {
  kind: string | null;
  provider: string | null;
  number: string;
}

export const UNKNOWN: AccountValues = { kind: null, provider: null, number: '' };

const KINDS: readonly PayoutKind[] = ['mobile-wallet', 'bank', 'crypto'];

/** Whether a choice is a kind of account. */
export const isKind = (chosen: string | null): chosen is PayoutKind =>
  KINDS.some((kind) => kind === chosen);
