import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Withdrawal } from '#src/platform/contract.generated.ts';
import { amountLeft } from '#src/shared/balance/minorUnits.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { CopyButton } from '#src/ui/copyButton/CopyButton.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Money } from '#src/ui/money/Money.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { AccountName } from '../accounts/AccountName.tsx';

/** A withdrawal's figures, account, and the reference to quote to customer service. */
export function Details({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawals');
  const format = useFormat();
  const { reference, account, state, amount, fee, receivedAmount, remainingAmount } = withdrawal;
  const money = (value: string) => <Money value={value} text={format.amount(value)} />;
  const labels = {
    copy: t('tracker.copy', { reference }),
    copied: t('tracker.copied'),
    failed: t('tracker.notCopied'),
  };
  return (
    <Card as="section" labelledBy="withdrawal-details">
      <Stack gap="m">
        <Heading level={2} size="m" id="withdrawal-details">
          {t('tracker.details')}
        </Heading>
        <DefinitionList
          items={[
            { term: t('tracker.amount'), value: money(amount) },
            { term: t('tracker.fee'), value: money(fee) },
            ...(state === 'rejected'
              ? []
              : [{ term: t('tracker.total'), value: money(amountLeft(amount, fee)) }]),
            { term: t('tracker.received'), value: money(receivedAmount) },
            { term: t('tracker.remaining'), value: money(remainingAmount) },
            { term: t('tracker.account'), value: <AccountName {...account} /> },
            { term: t('tracker.holder'), value: account.holder },
            {
              term: t('tracker.reference'),
              value: (
                <Stack as="span" direction="row" gap="xs" align="center">
                  {reference}
                  <CopyButton text={reference} labels={labels} />
                </Stack>
              ),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
