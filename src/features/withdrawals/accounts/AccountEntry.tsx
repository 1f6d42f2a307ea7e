import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayoutAccount } from '#src/platform/contract.generated.ts';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { AccountName } from './AccountName.tsx';

const loadQuestion = () => import('./RemoveQuestion.tsx');
const RemoveQuestion = lazy(async () => ({ default: (await loadQuestion()).RemoveQuestion }));

export interface AccountEntryProps {
  account: PayoutAccount;
  /** Whether new withdrawals can go to it. */
  isOpen: boolean;
}

/** A payout account: the end of its number, whether it can still be used, and a remove button. */
export function AccountEntry({ account, isOpen }: AccountEntryProps) {
  const { t } = useTranslation('withdrawals');
  const [asked, setAsked] = useState(false);
  const { kind, provider, holder, number } = account;
  return (
    <Stack as="li" direction="row" gap="s" justify="between" align="center">
      <Stack gap="xxs">
        <Text weight="strong" figures>
          <AccountName provider={provider} number={number} />
        </Text>
        <Text size="s" tone="secondary">
          {t(`kind.${kind}`)} · {holder}
        </Text>
        {!isOpen && (
          <>
            <div>
              <Badge tone="warning">{t('accounts.closed')}</Badge>
            </div>
            <Text size="s">{t('accounts.closedText', { provider })}</Text>
          </>
        )}
      </Stack>
      <IconButton
        icon="close"
        tone="quiet"
        label={t('accounts.removeNamed', { provider, number })}
        onClick={() => setAsked(true)}
        onPointerEnter={loadQuestion}
        onFocus={loadQuestion}
      />
      <Suspense>
        {asked && <RemoveQuestion account={account} onClose={() => setAsked(false)} />}
      </Suspense>
    </Stack>
  );
}
