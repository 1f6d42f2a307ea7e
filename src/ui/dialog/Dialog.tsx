import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { REACHABLE } from '#src/ui/reachable.ts';
import * as styles from './Dialog.css.ts';

export interface DialogProps {
  title: string;
  closeLabel: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A surface above the page: a sheet on phones, a dialog elsewhere. It keeps the focus, closes by Escape and by its
 * shade, and gives the focus back. Load it on intent: it brings 20 KB that no first view needs.
 */
export function Dialog({ title, closeLabel, open, onClose, children }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup className={styles.popup}>
          <header className={styles.head}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Close render={<IconButton icon="close" label={closeLabel} />} />
          </header>
          <div className={styles.body} {...REACHABLE}>
            {children}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
