import { useTranslation } from 'react-i18next';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { isKeyExpired } from '#src/session/keyHolds.ts';
import { FormError } from '#src/ui/form/FormError.tsx';

export interface ReportFailureProps {
  /** Whether the response was lost, so that the report is sent again. */
  isUnknown: boolean;
  /** Why the platform refused the report. */
  error: Error | null;
}

/** Whether the platform refused the amount: its own message would not say which one. */
const isOutOfRange = (error: Error | null): boolean =>
  error instanceof PlatformError && error.code === 'amount_out_of_range';

/** Explains why a payment report was refused, or that its outcome is not known yet. */
export function ReportFailure({ isUnknown, error }: ReportFailureProps) {
  const { t } = useTranslation('deposit');
  const words = useErrorMessage();
  if (isUnknown)
    return <FormError title={t('report.unknown')}>{t('report.unknownHint')}</FormError>;
  const title = isKeyExpired(error) ? t('report.unknown') : t('report.refused');
  const reason = isOutOfRange(error) ? t('report.outOfRange') : words(error);
  return error && <FormError title={title}>{reason}</FormError>;
}
