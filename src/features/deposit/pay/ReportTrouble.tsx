import { useTranslation } from 'react-i18next';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { isKeyExpired } from '#src/session/keyHolds.ts';
import { FormError } from '#src/ui/form/FormError.tsx';

export interface ReportTroubleProps {
  /** The answer did not come yet, and the platform is asked again. */
  isUnknown: boolean;
  /** Why the platform refused what was reported. */
  error: Error | null;
}

/** Whether the platform does not believe the amount: its own words would not say which one. */
const isOutOfRange = (error: Error | null): boolean =>
  error instanceof PlatformError && error.code === 'amount_out_of_range';

/** Why a reported payment was refused, or that it is not known yet whether it was. */
export function ReportTrouble({ isUnknown, error }: ReportTroubleProps) {
  const { t } = useTranslation('deposit');
  const words = useErrorMessage();
  if (isUnknown)
    return <FormError title={t('report.unknown')}>{t('report.unknownHint')}</FormError>;
  const title = isKeyExpired(error) ? t('report.unknown') : t('report.refused');
  const reason = isOutOfRange(error) ? t('report.outOfRange') : words(error);
  return error && <FormError title={title}>{reason}</FormError>;
}
