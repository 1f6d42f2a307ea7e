import type { PayoutKind } from '#src/platform/contract.generated.ts';
import { latinDigits } from '#src/ui/latinDigits.ts';

/** What the number of each kind of account looks like, without spaces. */
const PATTERNS: Record<PayoutKind, RegExp> = {
  'mobile-wallet': /^\+?[0-9]{8,15}$/,
  bank: /^[0-9A-Z]{6,34}$/,
  crypto: /^[0-9A-Za-z]{26,64}$/,
};

/** A number as the platform takes it: Latin digits, no spaces or hyphens; letters are large but in the address of a crypto wallet. */
export function accountNumber(kind: PayoutKind, typed: string): string {
  const bare = latinDigits(typed).replace(/[\s-]/g, '');
  return kind === 'bank' ? bare.toUpperCase() : bare;
}

/** Whether a typed number may be one of an account of a kind. */
export const fitsKind = (kind: PayoutKind, typed: string): boolean =>
  PATTERNS[kind].test(accountNumber(kind, typed));
