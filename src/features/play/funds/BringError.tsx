import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { mayHaveActed } from '#src/session/mayHaveActed.ts';
import { FormError } from '#src/ui/form/FormError.tsx';

/** Says that money was not moved, or that nobody knows whether it was. Either way a retry moves it once at most. */
export function BringError({ error }: { error: Error }) {
  const { t } = useTranslation('play');
  const words = useErrorMessage();
  return mayHaveActed(error) ? (
    <FormError title={t('funds.unheard')}>
      {words(error)} {t('funds.unheardHint')}
    </FormError>
  ) : (
    <FormError title={t('funds.refused')}>
      {words(error)} {t('funds.refusedHint')}
    </FormError>
  );
}
