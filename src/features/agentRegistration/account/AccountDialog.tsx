import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { WithHighestRebate } from '../fields/WithHighestRebate.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountReceipt } from './AccountReceipt.tsx';
import type { OpenedAccount } from './downlineAccountValues.ts';
import { useAccountRules } from './useAccountRules.ts';

/** Opens an account directly below the agent, and shows its password once (S1.3, S2.17 registerCenter). */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('agentRegistration');
  const rules = useAccountRules();
  const [opened, setOpened] = useState<OpenedAccount>();
  if (opened) return <AccountReceipt opened={opened} onClose={onClose} />;
  return (
    <Dialog title={t('account.title')} closeLabel={t('close')} open onClose={onClose}>
      {rules ? (
        <WithHighestRebate>
          {(highest) => <AccountForm rules={rules} highest={highest} onOpened={setOpened} />}
        </WithHighestRebate>
      ) : (
        <SkeletonLines />
      )}
    </Dialog>
  );
}
