import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { TransferLine } from '#src/platform/contract.generated.ts';
import { SearchField } from '#src/ui/searchField/SearchField.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

export interface FindDownlineProps {
  /** How the account begins, as it is typed. */
  account: string;
  onChange: (account: string) => void;
  /** The members of what was asked for last. */
  found: TransferLine;
  /** What was asked for last. */
  asked: string;
}

/** Looks for members of the downline who are not among the first, by how their account begins. */
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
