import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayoutAccounts } from '#src/platform/contract.generated.ts';
import { Button, type ButtonProps } from '#src/ui/button/Button.tsx';

const loadDialog = () => import('./PayoutAccountDialog.tsx');
const AccountDialog = lazy(async () => ({ default: (await loadDialog()).PayoutAccountDialog }));

export interface AddAccountProps {
  known: PayoutAccounts;
  tone?: NonNullable<ButtonProps['tone']>;
}

/** Opens the account dialog. */
export function AddAccount({ known, tone = 'neutral' }: AddAccountProps) {
  const { t } = useTranslation('withdrawals');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        tone={tone}
        icon="wallet"
        onClick={() => setOpen(true)}
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
      >
        {t('accounts.add')}
      </Button>
      <Suspense>{open && <AccountDialog known={known} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
