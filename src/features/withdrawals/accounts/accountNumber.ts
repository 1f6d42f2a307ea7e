import type { PayoutKind } from '#src/platform/contract.generated.ts';
import { plainDigits } from '#src/ui/plainDigits.ts';

/** The number format of each kind of account, without spaces. */
const PATTERNS: Record<PayoutKind, RegExp> = {
  'mobile-wallet': /^\+?[0-9]{8,15}$/,
  bank: /^[0-9A-Z]{6,34}$/,
  crypto: /^[0-9A-Za-z]{26,64}$/,
};

/** Converts a number for the platform: Latin digits, no spaces or hyphens; upper case for banks only. */
export function accountNumber(kind: PayoutKind, typed: string): string {
  const bare = plainDigits(typed).replace(/[\s-]/g, '');
  return kind === 'bank' ? bare.toUpperCase() : bare;
}

/** Whether a typed number fits an account kind. */
export const fitsKind = (kind: PayoutKind, typed: string): boolean =>
  PATTERNS[kind].test(accountNumber(kind, typed));
