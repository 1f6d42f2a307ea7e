import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { PayoutAccounts } from '#src/platform/contract.generated.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { AccountEntry } from './AccountEntry.tsx';
import { AddAccount } from './AddAccount.tsx';
import { isPaidTo } from './isPaidTo.ts';

/** The payout accounts for withdrawals, with buttons to add and remove one. */
export function AccountsPart({ known }: { known: PayoutAccounts }) {
  const { t } = useTranslation('withdrawals');
  const { count } = useFormat();
  const { accounts, most, methods } = known;
  return (
    <Card as="section" labelledBy="withdraw-accounts">
      <Stack gap="m">
        <Stack direction="row" gap="s" justify="between" align="center" wrap>
          <Heading level={2} size="m" id="withdraw-accounts">
            {t('accounts.title')}
          </Heading>
          <Text as="span" size="s" tone="secondary" figures>
            {t('accounts.count', { have: count(accounts.length), most: count(most) })}
          </Text>
        </Stack>
        {accounts.length === 0 && <Text tone="secondary">{t('accounts.none')}</Text>}
        {accounts.length > 0 && (
          <Stack as="ul" gap="s">
            {accounts.map((account) => (
              <AccountEntry
                key={account.id}
                account={account}
                isOpen={isPaidTo(account, methods)}
              />
            ))}
          </Stack>
        )}
        {accounts.length >= most ? (
          <Text size="s" tone="secondary">
            {t('accounts.full')}
          </Text>
        ) : (
          <div>
            <AddAccount known={known} />
          </div>
        )}
      </Stack>
    </Card>
  );
}
