import { useState } from 'react';
import { isHomeOpening } from '#src/session/homeVisit.ts';
import { AnnouncementDialog, type AnnouncementDialogProps } from './AnnouncementDialog.tsx';

/** The popup where everything it needs has arrived while the home page opens; nothing where that is over. */
export function OpeningPopup(props: Omit<AnnouncementDialogProps, 'onClose'>) {
  const [open, setOpen] = useState(isHomeOpening);
  return open ? <AnnouncementDialog {...props} onClose={() => setOpen(false)} /> : null;
}
