import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { FormError } from '#src/ui/form/FormError.tsx';
import type { TransferFailure, TransferOutcome } from './TransferFailure.ts';

const TITLES = {
  unconfirmed: 'transfer.unconfirmed',
  expired: 'transfer.unconfirmed',
  alreadyDone: 'transfer.alreadyDone',
  halfway: 'transfer.refused',
  refused: 'transfer.refused',
} as const satisfies Record<TransferOutcome, string>;

/** The message that a transfer failed and where the funds are, that its outcome is unknown, or that an earlier try succeeded. */
export function TransferError({ failure }: { failure: TransferFailure }) {
  const { t } = useTranslation('session');
  const words = useErrorMessage();
  const { outcome, cause } = failure;
  return (
    <FormError title={t(TITLES[outcome])}>
      {outcome !== 'alreadyDone' && cause !== undefined && words(cause)}{' '}
      {t(`transfer.${outcome}Hint`)}
    </FormError>
  );
}
