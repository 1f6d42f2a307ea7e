import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { FormError } from '#src/ui/form/FormError.tsx';
import type { SpendFailure } from './useSpending.ts';

export interface SpendErrorProps {
  /** The intended use of the points. */
  on: 'convert' | 'redeem';
  failure: SpendFailure;
}

/** Says why points were not spent, or that it is unknown yet whether they were. */
export function SpendError({ on, failure: { outcome, cause } }: SpendErrorProps) {
  const { t } = useTranslation('pointMall');
  const words = useErrorMessage();
  switch (outcome) {
    case 'unconfirmed':
      return <FormError title={t('unconfirmed.title')}>{t('unconfirmed.text')}</FormError>;
    case 'expired':
      return <FormError title={t('unconfirmed.title')}>{words(cause)}</FormError>;
    case 'refused':
      return (
        <FormError title={t(`${on}.failed`)}>
          {words(cause)} {t(`${on}.kept`)}
        </FormError>
      );
  }
}
