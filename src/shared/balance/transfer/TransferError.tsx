import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { FormError } from '#src/ui/form/FormError.tsx';
import type { TransferFailure } from './TransferFailure.ts';

/** Says that a transfer failed and where the funds are, or that its outcome is not known. */
export function TransferError({ failure }: { failure: TransferFailure }) {
  const { t } = useTranslation('session');
  const words = useErrorMessage();
  const { outcome } = failure;
  const isUnknown = outcome === 'unconfirmed' || outcome === 'expired';
  return (
    <FormError title={t(isUnknown ? 'transfer.unconfirmed' : 'transfer.refused')}>
      {words(failure.cause)} {t(`transfer.${outcome}Hint`)}
    </FormError>
  );
}
