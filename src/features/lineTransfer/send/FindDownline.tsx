import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { TransferLine } from '#src/platform/contract.generated.ts';
import { SearchField } from '#src/ui/searchField/SearchField.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

export interface FindDownlineProps {
  /** The typed prefix of an account. */
  account: string;
  onChange: (account: string) => void;
  /** The result of the last search. */
  found: TransferLine;
  /** The last search term. */
  asked: string;
}

/** Searches an agent's downline by account prefix, for members not among the first ones. */
export function FindDownline({ account, onChange, found, asked }: FindDownlineProps) {
  const { t } = useTranslation('lineTransfer');
  const { count } = useFormat();
  const { total, downlines } = found;
  return (
    <Stack gap="xs">
      <SearchField
        label={t('find')}
        value={account}
        onChange={onChange}
        clearLabel={t('findClear')}
      />
      <div role="status">
        <Text size="s" tone="secondary">
          {total === 0 && asked !== ''
            ? t('none', { account: asked })
            : t('more', { shown: count(downlines.length), total: count(total) })}
        </Text>
      </div>
    </Stack>
  );
}
