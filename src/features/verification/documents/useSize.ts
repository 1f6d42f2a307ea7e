import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** Formats a picture's size. */
export function useSize(): (bytes: number) => string {
  const { t } = useTranslation('verification');
  const { count } = useFormat();
  return (bytes) =>
    bytes < MEGABYTE
      ? t('size.kilobytes', { size: count(Math.max(1, Math.round(bytes / KILOBYTE))) })
      : t('size.megabytes', { size: count(Math.ceil(bytes / MEGABYTE)) });
}
