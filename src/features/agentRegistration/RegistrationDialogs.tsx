import { lazy, Suspense } from 'react';
import type { RegistrationView } from './registrationPaths.ts';

const NewLinkDialog = lazy(async () => ({
  default: (await import('./newLink/NewLinkDialog.tsx')).NewLinkDialog,
}));
const AccountDialog = lazy(async () => ({
  default: (await import('./account/AccountDialog.tsx')).AccountDialog,
}));

export interface RegistrationDialogsProps extends Pick<RegistrationView, 'make'> {
  onClose: () => void;
  /** Called with the id of a new link. */
  onMade: (link: string) => void;
}

/** The dialog for a new link or account, if one is open. */
export function RegistrationDialogs({ make, onClose, onMade }: RegistrationDialogsProps) {
  return (
    <Suspense fallback={null}>
      {make === 'link' && <NewLinkDialog onClose={onClose} onMade={onMade} />}
      {make === 'account' && <AccountDialog onClose={onClose} />}
    </Suspense>
  );
}
