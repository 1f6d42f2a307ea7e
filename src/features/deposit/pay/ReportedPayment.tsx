import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Money } from '#src/ui/money/Money.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

export interface ReportedPaymentProps {
  deposit: Deposit;
  /** The control to correct the report. */
  children: ReactNode;
}

/** The reported payment, which the cashier is now checking. */
export function ReportedPayment({ deposit, children }: ReportedPaymentProps) {
  const { t } = useTranslation('deposit');
  const format = useFormat();
  const { transactionNumber, sentAmount, sentAs, sentTo } = deposit;
  return (
    <Stack gap="m">
      <Heading level={2} size="m">
        {t('reported.title')}
      </Heading>
      <Text>{t('reported.text')}</Text>
      <DefinitionList
        items={[
          { term: t('report.number'), value: transactionNumber },
          ...(sentAmount === null
            ? []
            : [
                {
                  term: t('report.sentAmount'),
                  value: <Money value={sentAmount} text={format.amount(sentAmount)} />,
                },
              ]),
          ...(sentAs === null
            ? []
            : [{ term: t('report.sentAs'), value: t(`report.action.${sentAs}`) }]),
          ...(sentTo === null
            ? []
            : [{ term: t('report.sentTo'), value: t('report.destination', { ...sentTo }) }]),
        ]}
      />
      <div>{children}</div>
    </Stack>
  );
}
