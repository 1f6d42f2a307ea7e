import { Drawer } from '@base-ui/react/drawer';
import { type ReactNode, useRef } from 'react';
import { from } from '#src/theme/breakpoints.ts';
import * as frame from '#src/ui/dialog/Dialog.css.ts';
import { openedByTouch } from '#src/ui/dialog/openedByTouch.ts';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { REACHABLE } from '#src/ui/reachable.ts';
import { useSurfaceOpened } from '#src/ui/surfaceOpened.ts';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import * as styles from './Sheet.css.ts';

export interface SheetProps {
  title: string;
  closeLabel: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Buttons that stay visible while the rest scrolls; the main one last. */
  actions?: ReactNode;
}

/** The direction of the exit, the same as of the entrance: down on phones, to the far side elsewhere. */
function useWayOut(): 'down' | 'left' | 'right' {
  const beside = useMediaQuery(from('tablet'));
  if (!beside) return 'down';
  return document.documentElement.dir === 'rtl' ? 'left' : 'right';
}

/**
 * A modal sheet, at the bottom on phones and at the side elsewhere. Swiping closes it, as do Escape, its button and its backdrop. Load it
 * on intent.
 */
export function Sheet({ title, closeLabel, open, onClose, children, actions }: SheetProps) {
  const popup = useRef<HTMLDivElement>(null);
  useSurfaceOpened(open);
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(next) => !next && onClose()}
      swipeDirection={useWayOut()}
    >
      <Drawer.Portal>
        <Drawer.Backdrop className={styles.backdrop} />
        <Drawer.Viewport className={styles.viewport}>
          <Drawer.Popup
            ref={popup}
            initialFocus={() => (openedByTouch() ? popup.current : true)}
            className={styles.popup}
          >
            <span className={styles.grip} />
            <header className={frame.head}>
              <Drawer.Title className={frame.title}>{title}</Drawer.Title>
              <Drawer.Close render={<IconButton icon="close" label={closeLabel} />} />
            </header>
            <Drawer.Content className={frame.body} {...REACHABLE}>
              {children}
            </Drawer.Content>
            {actions && <footer className={frame.actions}>{actions}</footer>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
