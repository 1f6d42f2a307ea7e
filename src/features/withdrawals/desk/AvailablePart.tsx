import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { WalletBalance, WithdrawalQuote } from '#src/platform/contract.generated.ts';
import { isPositive } from '#src/shared/balance/minorUnits.ts';
import { payable } from '#src/shared/balance/payable.ts';
import { vendorBalanceSum } from '#src/shared/balance/transfer/amounts.ts';
import { TurnoverPart } from '#src/shared/balance/turnover/TurnoverPart.tsx';
import type { TurnoverBonuses } from '#src/shared/balance/turnover/useTurnoverBonuses.ts';
import { useCurrency } from '#src/shared/balance/useCurrency.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Money } from '#src/ui/money/Money.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from '../Withdrawals.css.ts';
import { useBlockWords } from './useBlockWords.ts';
import { VendorWallets } from './VendorWallets.tsx';
import { blockOf, isEnoughWith, withdrawableOf } from './withdrawalTerms.ts';

export interface AvailablePartProps {
  quote: WithdrawalQuote;
  /** The balance; undefined if it failed to load, as the header says. */
  balance: WalletBalance | undefined;
  bonuses: TurnoverBonuses;
}

/** The amount available to withdraw, and why the rest is not: wagering requirements, limits, holds, and vendors' wallets. */
export function AvailablePart({ quote, balance, bonuses }: AvailablePartProps) {
  const { t } = useTranslation('withdrawals');
  const { amount, count } = useFormat();
  const { least, most, held, turnoverLeft } = quote;
  const wallets = balance?.wallets ?? [];
  const reason = useBlockWords(wallets);
  const block = blockOf(quote);
  // The part with these wallets says so itself, with the button that brings the money back.
  const isSaidBelow = block === 'little' && isEnoughWith(vendorBalanceSum(wallets, 'open'), quote);
  const free = payable(withdrawableOf(quote), useCurrency().decimals);
  const range = t('available.range', { least: amount(least), most: amount(most) });
  const money = (value: string) => <Money value={value} text={amount(value)} />;
  const figures = (text: string) => (
    <Text as="span" size="s" figures>
      {text}
    </Text>
  );
  const number = (value: number) => figures(count(value));
  const items = [
    ...(balance
      ? [
          {
            term: t(balance.single ? 'available.onlyBalance' : 'available.balance'),
            value: money(balance.balance),
          },
        ]
      : []),
    ...(balance && isPositive(balance.locked)
      ? [{ term: t('available.locked'), value: money(balance.locked) }]
      : []),
    ...(isPositive(held) ? [{ term: t('available.bonus'), value: money(held) }] : []),
    { term: t('available.limits'), value: figures(range) },
    { term: t('available.left'), value: number(quote.withdrawalsLeft) },
    { term: t('available.free'), value: number(quote.freeLeft) },
  ];
  return (
    <Card as="section" labelledBy="withdraw-available">
      <Stack gap="m">
        <Stack gap="xs">
          <Heading level={2} size="m" id="withdraw-available">
            {t('available.title')}
          </Heading>
          <span className={styles.figure}>
            <Money value={free} text={amount(free)} rolls />
          </span>
          {(block ? !isSaidBelow : !isPositive(held)) && (
            <Text tone="secondary">{block ? reason(block, quote) : t('available.whole')}</Text>
          )}
          {isPositive(held) && <Text>{t('available.held', { amount: amount(held) })}</Text>}
        </Stack>
        {isPositive(turnoverLeft) && (
          <TurnoverPart left={turnoverLeft} bonuses={bonuses} text={t('turnover.text')} />
        )}
        {balance && <VendorWallets wallets={wallets} />}
        <DefinitionList items={items} />
      </Stack>
    </Card>
  );
}
