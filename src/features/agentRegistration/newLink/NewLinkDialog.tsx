import { useTranslation } from 'react-i18next';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { WithHighestRebate } from '../fields/WithHighestRebate.tsx';
import { NewLinkForm } from './NewLinkForm.tsx';

export interface NewLinkDialogProps {
  onClose: () => void;
  /** Called with the id of the new link. */
  onMade: (link: string) => void;
}

/** The dialog to make a link by which others register below the agent (S2.17 registerCenter). */
export function NewLinkDialog({ onClose, onMade }: NewLinkDialogProps) {
  const { t } = useTranslation('agentRegistration');
  return (
    <Dialog title={t('newLink.title')} closeLabel={t('close')} open onClose={onClose}>
      <WithHighestRebate>
        {(highest) => <NewLinkForm highest={highest} onMade={onMade} />}
      </WithHighestRebate>
    </Dialog>
  );
}
