import { maskedPayee } from '#sandbox/domains/wallet/maskedPayee.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Priced } from '#sandbox/kernel/market/currencyUnit.ts';
import type { FundTransfer } from '#src/platform/contract.generated.ts';
import type { fundTransfer } from '../schema.ts';

type Row = typeof fundTransfer.$inferSelect;

/** The other member of a transfer. */
interface Other {
  account: string;
  realName: string;
  nickname: string;
}

/** The API value of a transfer as one of its members sees it; `other` is the other member, null between wallets. */
export const transferValue = (
  merchant: Priced,
  { reference, memberId, fromVendor, toVendor, toMemberId, note, amount, at }: Row,
  viewerId: string,
  other: Other | null,
): FundTransfer => ({
  reference,
  kind: toMemberId === null ? 'wallet' : 'member',
  direction: fromVendor !== null || memberId !== viewerId ? 'in' : 'out',
  from: fromVendor,
  to: toVendor,
  account: other?.account ?? null,
  name: other && maskedPayee(other),
  note,
  amount: amountText(merchant, amount),
  at: at.toISOString(),
});
