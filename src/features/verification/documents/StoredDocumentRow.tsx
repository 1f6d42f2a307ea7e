import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { VerificationDocument } from '#src/platform/contract.generated.ts';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { useSize } from './useSize.ts';

export interface StoredDocumentRowProps {
  document: VerificationDocument;
  /** Deletes it; undefined if it can no longer be deleted. */
  onRemove?: (() => void) | undefined;
}

/** A picture stored by the platform: upload time and size. Only the reviewer sees it again. */
export function StoredDocumentRow({
  document: { kind, bytes, uploadedAt },
  onRemove,
}: StoredDocumentRowProps) {
  const { t } = useTranslation('verification');
  const { date } = useFormat();
  const size = useSize();
  if (bytes === null || uploadedAt === null) return null;
  return (
    <Stack direction="row" gap="s" align="center" justify="between">
      <Text as="span" size="s" tone="secondary" figures>
        {t('document.kept', { time: date(uploadedAt, 'dateTime'), size: size(bytes) })}
      </Text>
      {onRemove && (
        <IconButton
          icon="close"
          label={t('document.remove', { name: t(`kind.${kind}`) })}
          onClick={onRemove}
        />
      )}
    </Stack>
  );
}
