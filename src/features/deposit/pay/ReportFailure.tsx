import { useTranslation } from 'react-i18next';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { refusalValue } from '#src/platform/refusalValue.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { isKeyExpired } from '#src/session/keyHolds.ts';
import { depositPath } from '#src/shared/deposits/depositPath.ts';
import { FormError } from '#src/ui/form/FormError.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';

export interface ReportFailureProps {
  /** Whether the response was lost, so that the report is sent again. */
  isUnknown: boolean;
  /** Why the platform refused the report. */
  error: Error | null;
}

/** Whether the platform refused the amount: its own message would not say which one. */
const isOutOfRange = (error: Error | null): boolean =>
  error instanceof PlatformError && error.code === 'amount_out_of_range';

/** Explains why a payment report was refused, with a link to the player's own deposit that has the transaction ID already; or that its outcome is not known yet. */
export function ReportFailure({ isUnknown, error }: ReportFailureProps) {
  const { t } = useTranslation('deposit');
  const words = useErrorMessage();
  if (isUnknown)
    return <FormError title={t('report.unknown')}>{t('report.unknownHint')}</FormError>;
  const used = refusalValue('transaction_used', error)?.reference;
  if (used !== undefined) {
    return (
      <FormError title={t('report.refused')}>
        {t('report.usedHere')}
        <TextLink to={depositPath(used)}>{t('report.toUsed', { reference: used })}</TextLink>
      </FormError>
    );
  }
  const title = isKeyExpired(error) ? t('report.unknown') : t('report.refused');
  const reason = isOutOfRange(error) ? t('report.outOfRange') : words(error);
  return error && <FormError title={title}>{reason}</FormError>;
}
