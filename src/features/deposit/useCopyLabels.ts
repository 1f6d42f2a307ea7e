import { useTranslation } from 'react-i18next';
import type { CopyButtonProps } from '#src/ui/copyButton/CopyButton.tsx';

/** The labels of a copy button, by what it copies. */
export function useCopyLabels(): (copy: string) => CopyButtonProps['labels'] {
  const { t } = useTranslation('deposit');
  return (copy) => ({ copy, copied: t('status.copied'), failed: t('status.copyFailed') });
}
