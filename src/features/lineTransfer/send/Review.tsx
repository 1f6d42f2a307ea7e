import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { amountLeft, isLess } from '#src/shared/balance/minorUnits.ts';
import { TransferError } from '#src/shared/balance/transfer/TransferError.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { StepHeading } from '../StepHeading.tsx';
import { ConfirmForm } from './ConfirmForm.tsx';
import { type LineOrder, type LineValues, tryOf } from './lineValues.ts';
import { PaymentPasswordPrompt, useHasNoPassword } from './PaymentPasswordPrompt.tsx';
import { codeOf, type LineTransferEnds, useLineTransfer } from './useLineTransfer.ts';

export interface ReviewProps extends LineTransferEnds {
  form: UseFormReturn<LineValues>;
  order: LineOrder;
  /** The main wallet's balance. */
  available: string;
  onEdit: () => void;
}

/** Step 2 of a transfer: the order with the receiver's masked name, and the payment password (S2.16). */
export function Review({ form, order, available, onEdit, ...ends }: ReviewProps) {
  const { t } = useTranslation('lineTransfer');
  const { amount } = useFormat();
  const transfer = useLineTransfer(form, order, ends);
  const hasNoPassword = useHasNoPassword();
  const [wasSent] = useState(tryOf(form.getValues('sent'), order) !== undefined);
  const { failure, isPending } = transfer;
  const isWrong = codeOf(failure) === 'payment_password_wrong';
  const isUnconfirmed = failure ? failure.outcome === 'unconfirmed' : wasSent;
  // The balance before the transfer is sent, which changes it.
  const [held, setHeld] = useState(available);
  if (!isPending && !isUnconfirmed && held !== available) setHeld(available);
  return (
    <Stack gap="l">
      <StepHeading>{t('reviewTitle')}</StepHeading>
      {failure && !isWrong && <TransferError key={failure.id} failure={failure} />}
      {isUnconfirmed && !failure && (
        <FormError title={t('openTitle')} initial>
          {t('openText')}
        </FormError>
      )}
      <DefinitionList
        items={[
          { term: t('account'), value: order.payee.account },
          { term: t('name'), value: order.payee.name },
          { term: t('amount'), value: amount(order.amount) },
          { term: t('note'), value: order.note || t('noNote') },
          // The balance may be without the amount already, or less than it after a transfer in another tab.
          ...(wasSent || isLess(held, order.amount)
            ? []
            : [{ term: t('balanceAfter'), value: amount(amountLeft(held, order.amount)) }]),
        ]}
      />
      <Text size="s" tone="secondary">
        {t('warning')}
      </Text>
      {hasNoPassword ? (
        <PaymentPasswordPrompt />
      ) : (
        <ConfirmForm
          amount={order.amount}
          busy={isPending}
          isAgain={isUnconfirmed}
          wrong={isWrong ? failure : undefined}
          onSend={transfer.send}
        />
      )}
      {!isPending && !isUnconfirmed && (
        <Button tone="quiet" onClick={onEdit}>
          {t('edit')}
        </Button>
      )}
    </Stack>
  );
}
