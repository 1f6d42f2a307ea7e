import { useTranslation } from 'react-i18next';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { isKeyExpired } from '#src/session/keyHolds.ts';
import { FormError } from '#src/ui/form/FormError.tsx';

export interface TellTroubleProps {
  /** The answer did not come yet, and the platform is asked again. */
  isUnknown: boolean;
  /** Why the platform refused what was told. */
  error: Error | null;
}

/** Whether the platform does not believe the amount: its own words would not say which one. */
const isOutOfRange = (error: Error | null): boolean =>
  error instanceof PlatformError && error.code === 'amount_out_of_range';

/** Why what a player told of a payment was not kept, or that it is not known yet whether it was. */
export function TellTrouble({ isUnknown, error }: TellTroubleProps) {
  const { t } = useTranslation('deposit');
  const words = useErrorMessage();
  if (isUnknown) return <FormError title={t('tell.unknown')}>{t('tell.unknownHint')}</FormError>;
  const title = isKeyExpired(error) ? t('tell.unknown') : t('tell.refused');
  const reason = isOutOfRange(error) ? t('tell.outOfRange') : words(error);
  return error && <FormError title={title}>{reason}</FormError>;
}
