import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { BreakChoiceForm, type ChosenBreak } from './BreakChoiceForm.tsx';
import { BreakConfirmation } from './BreakConfirmation.tsx';
import type { BreakKind } from './breakKinds.ts';

export interface BreakDialogProps {
  kind: BreakKind;
  onClose: () => void;
}

/** Starts a time-out or self-exclusion in two steps: length and sites; then its effects, to confirm. */
export function BreakDialog({ kind, onClose }: BreakDialogProps) {
  const { t } = useTranslation('protection');
  const [chosen, setChosen] = useState<ChosenBreak>();
  const [confirming, setConfirming] = useState(false);
  return (
    <Dialog open title={t(`${kind}.open`)} closeLabel={t('close')} onClose={onClose}>
      {chosen && confirming ? (
        <BreakConfirmation
          kind={kind}
          chosen={chosen}
          onBack={() => setConfirming(false)}
          onDone={onClose}
        />
      ) : (
        <BreakChoiceForm
          kind={kind}
          chosen={chosen}
          onChosen={(next) => {
            setChosen(next);
            setConfirming(true);
          }}
        />
      )}
    </Dialog>
  );
}
