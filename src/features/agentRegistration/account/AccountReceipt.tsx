import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/Button.tsx';
import { CopyButton } from '#src/ui/copyButton/CopyButton.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import type { OpenedAccount } from './downlineAccountValues.ts';

export interface AccountReceiptProps {
  opened: OpenedAccount;
  onClose: () => void;
}

/** The new account and its first password, shown only once: only the finish button closes them. */
export function AccountReceipt({ opened: { account, password }, onClose }: AccountReceiptProps) {
  const { t } = useTranslation('agentRegistration');
  const items = [
    { term: t('account.name'), value: account },
    { term: t('account.password'), value: password },
  ];
  return (
    <Dialog
      title={t('receipt.title')}
      open
      actions={
        <Button tone="accent" onClick={onClose}>
          {t('receipt.done')}
        </Button>
      }
    >
      <Stack gap="l">
        <DefinitionList items={items} />
        <div>
          <CopyButton
            inWords
            text={items.map(({ term, value }) => `${term}: ${value}`).join('\n')}
            labels={{ copy: t('receipt.copy'), copied: t('copied'), failed: t('copyFailed') }}
          />
        </div>
        <Text>{t('receipt.change')}</Text>
        <Text weight="strong">{t('receipt.once')}</Text>
      </Stack>
    </Dialog>
  );
}
