import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { useBreakUntil } from '#src/session/useBreakUntil.ts';
import { waitsFor } from '#src/shared/deposits/waitsFor.ts';

/** The words for the deposits that wait: what the only one needs, or how many there are. */
export function useReminderText(): (deposits: readonly [Deposit, ...Deposit[]]) => string {
  const { t } = useTranslation('session');
  const format = useFormat();
  const onBreak = useBreakUntil() !== undefined;
  return (deposits) => {
    const [first] = deposits;
    const count = deposits.length;
    if (count > 1) return t('openDeposit.bar.several', { count, shown: format.count(count) });
    const waits = waitsFor(first, onBreak);
    const amount = format.amount(first.amount);
    const { coins } = first;
    if (waits === 'player' && coins?.payments.length) {
      return t('openDeposit.bar.partial', { missing: `${coins.missing} ${coins.coin}` });
    }
    return t(`openDeposit.bar.${waits === 'cashier' ? 'player' : waits}`, { amount });
  };
}
