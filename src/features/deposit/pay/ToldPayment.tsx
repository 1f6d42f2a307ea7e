import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Money } from '#src/ui/money/Money.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

export interface ToldPaymentProps {
  deposit: Deposit;
  /** How it is corrected. */
  children: ReactNode;
}

/** What the player has told of their payment, which the cashier now looks for. */
export function ToldPayment({ deposit, children }: ToldPaymentProps) {
  const { t } = useTranslation('deposit');
  const format = useFormat();
  const { transactionNumber, sentAmount, sentAs, sentTo } = deposit;
  return (
    <Stack gap="m">
      <Heading level={2} size="m">
        {t('told.title')}
      </Heading>
      <Text>{t('told.text')}</Text>
      <DefinitionList
        items={[
          { term: t('tell.number'), value: transactionNumber },
          ...(sentAmount === null
            ? []
            : [
                {
                  term: t('tell.sentAmount'),
                  value: <Money value={sentAmount} text={format.amount(sentAmount)} />,
                },
              ]),
          ...(sentAs === null
            ? []
            : [{ term: t('tell.sentAs'), value: t(`tell.action.${sentAs}`) }]),
          ...(sentTo === null
            ? []
            : [{ term: t('tell.sentTo'), value: t('tell.destination', { ...sentTo }) }]),
        ]}
      />
      <div>{children}</div>
    </Stack>
  );
}
