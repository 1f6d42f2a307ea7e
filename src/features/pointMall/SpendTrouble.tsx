import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { FormError } from '#src/ui/form/FormError.tsx';
import type { SpendFailure } from './useSpending.ts';

export interface SpendTroubleProps {
  /** What the points were to be spent on. */
  on: 'convert' | 'redeem';
  failure: SpendFailure;
}

/** Says that points were not spent and why, or that it is not known yet whether they were. */
export function SpendTrouble({ on, failure: { outcome, cause } }: SpendTroubleProps) {
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
