import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { FundTransfer } from '#src/platform/contract.generated.ts';
import { Reference } from '#src/shared/records/RecordCells.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { StepHeading } from '../StepHeading.tsx';

export interface ReceiptProps {
  transfer: FundTransfer;
  /** The main wallet's new balance. */
  balance: string;
  onAnother: () => void;
}

/** Step 3 of a transfer: amount, receiver, reference number and new balance (S2.16). */
export function Receipt({ transfer, balance, onAnother }: ReceiptProps) {
  const { t } = useTranslation('lineTransfer');
  const { amount, date } = useFormat();
  const { account, name, note, reference, at } = transfer;
  return (
    <Stack gap="l">
      <StepHeading>
        <Stack as="span" direction="row" gap="s" align="center">
          <Icon name="check" size="l" />
          {t('done', { amount: amount(transfer.amount) })}
        </Stack>
      </StepHeading>
      <DefinitionList
        items={[
          { term: t('account'), value: account },
          { term: t('name'), value: name },
          { term: t('note'), value: note || t('noNote') },
          { term: t('reference'), value: <Reference reference={reference} /> },
          { term: t('time'), value: date(at, 'dateTime') },
          { term: t('balance'), value: amount(balance) },
        ]}
      />
      <Button onClick={onAnother}>{t('another')}</Button>
    </Stack>
  );
}
