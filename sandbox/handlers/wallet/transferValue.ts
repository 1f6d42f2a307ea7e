import type { fundTransfer } from '#sandbox/database/schema/wallet.ts';
import { amountText } from '#sandbox/money.ts';
import type { FundTransfer } from '#src/platform/contract.generated.ts';

type Row = typeof fundTransfer.$inferSelect;

/** A transfer as one of its members sees it; `account` is the other one's. */
export const transferValue = (
  { reference, memberId, fromVendor, toVendor, toMemberId, amount, at }: Row,
  viewerId: string,
  account: string | null,
): FundTransfer => ({
  reference,
  kind: toMemberId === null ? 'wallet' : 'member',
  direction: fromVendor !== null || memberId !== viewerId ? 'in' : 'out',
  from: fromVendor,
  to: toVendor,
  account,
  amount: amountText(amount),
  at: at.toISOString(),
});
