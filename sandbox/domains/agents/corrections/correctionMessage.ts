import { messageTexts } from '#sandbox/domains/messages/messageTexts.ts';
import type { NewMessage } from '#sandbox/domains/messages/sendMessage.ts';
import { moneyTextOf } from '#sandbox/kernel/moneyText.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import type { IncomeCorrection } from './correctIncome.ts';

/** The message to an agent about a correction of their dividend, and its reason. */
export function correctionMessage(
  { amount, note }: Pick<IncomeCorrection, 'amount' | 'note'>,
  market: ResolvedBrand['market'],
): NewMessage {
  const money = moneyTextOf(market);
  const size = amount < 0n ? -amount : amount;
  const key = amount < 0n ? 'dividend.deducted' : 'dividend.added';
  const texts = messageTexts('sandbox/agents', key, (language) => ({
    amount: money(size, language),
    note,
  }));
  return { kind: 'agent', ...texts };
}
