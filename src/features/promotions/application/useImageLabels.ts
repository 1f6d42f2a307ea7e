import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { FileDropProps } from '#src/ui/fileDrop/FileDrop.tsx';
import { IMAGE_LIMITS } from './limits.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** The labels of the drop zone for pictures. */
export function useImageLabels(): FileDropProps['labels'] {
  const { t } = useTranslation('promotions');
  const { count } = useFormat();
  const size = (bytes: number): string =>
    bytes < MEGABYTE
      ? t('application.kilobytes', { size: count(Math.max(1, Math.round(bytes / KILOBYTE))) })
      : t('application.megabytes', { size: count(Math.ceil(bytes / MEGABYTE)) });
  const limits = { size: size(IMAGE_LIMITS.maxBytes), files: count(IMAGE_LIMITS.maxFiles) };
  return {
    action: t('application.choose'),
    rules: t('application.rules', limits),
    size,
    remove: (name) => t('application.remove', { name }),
    refused: {
      type: t('application.refusedType'),
      size: t('application.refusedSize', limits),
      count: t('application.refusedCount', limits),
    },
    outcome: (taken, refused) =>
      t('application.outcome', { taken: count(taken), refused: count(refused) }),
  };
}
