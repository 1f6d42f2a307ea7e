import { useTranslation } from 'react-i18next';
import { useStepUp } from '#src/session/stepUp/useStepUp.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { CloseAccountForm } from './CloseAccountForm.tsx';

/** Confirms closing an account; a required step-up opens above it. */
export function CloseAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('protection');
  const stepUp = useStepUp();
  return (
    <>
      <Dialog open title={t('closure.title')} closeLabel={t('close')} onClose={onClose}>
        <CloseAccountForm stepUp={stepUp.run} />
      </Dialog>
      {stepUp.dialog}
    </>
  );
}
