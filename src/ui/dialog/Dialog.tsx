import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { REACHABLE } from '#src/ui/reachable.ts';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { useSurfaceOpened } from '#src/ui/surfaceOpened.ts';
import * as styles from './Dialog.css.ts';
import { focusFirstField } from './firstField.ts';
import { openedByTouch } from './openedByTouch.ts';
import { useReturnFocus } from './useReturnFocus.ts';

interface Content {
  /** The heading, and the accessible name. */
  title: string;
  open: boolean;
  /** The content; it scrolls if it is long. */
  children: ReactNode;
  /** `l` is for a searchable list: always the maximum height, however few results there are. */
  size?: (typeof styles.SIZES)[number] | undefined;
  /** Fills a column beside the content if there is room for both. */
  picture?: ReactNode;
  /** Whether the content is loading: skeleton lines replace it. */
  loading?: boolean | undefined;
  /** Finds the element to focus after the dialog if the one that opened it is gone by then. */
  returnTo?: (() => HTMLElement | null) | undefined;
}

/** The usual dialog: closed by its button, Escape or its backdrop. */
interface Dismissable {
  /** The accessible name of the close button: "Close". */
  closeLabel: string;
  /** Called by the close button, Escape and the backdrop. Without it only the actions end the dialog. */
  onClose: () => void;
  /** Buttons that stay visible while the rest scrolls; the main one last. */
  actions?: ReactNode;
}

/** A dialog that requires an answer: only its actions end it. */
interface Insistent {
  closeLabel?: never;
  onClose?: never;
  /** Buttons that stay visible while the rest scrolls; the main one last. */
  actions: ReactNode;
}

export type DialogProps = Content & (Dismissable | Insistent);

/**
 * A modal surface: a sheet on phones, a dialog elsewhere. It traps the focus and restores it. Without `onClose` only its actions end it.
 * Load it on intent: it weighs 20 KB that no first view needs.
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    open,
    children,
    size = 'm',
    picture,
    loading,
    returnTo,
    closeLabel,
    onClose,
    actions,
  } = props;
  const popup = useRef<HTMLDivElement>(null);
  const finalFocus = useReturnFocus(open, returnTo);
  useSurfaceOpened(open);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose?.()}>
      <Base.Portal>
        {/* A nested dialog needs its own backdrop; without it, two surfaces would look like one. */}
        <Base.Backdrop forceRender className={styles.backdrop} />
        <Base.Popup
          ref={popup}
          // After a tap the dialog is focused as a whole, since a field would open the keyboard. So is one that only its actions end: a key
          // pressed too early triggers none of them.
          initialFocus={() =>
            onClose && popup.current && !openedByTouch()
              ? focusFirstField(popup.current)
              : popup.current
          }
          finalFocus={finalFocus}
          className={classNames(
            styles.popup,
            styles.size[size],
            picture !== undefined && styles.withPicture,
          )}
        >
          {picture !== undefined && <div className={styles.picture}>{picture}</div>}
          <header className={styles.head}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            {closeLabel !== undefined && (
              <Base.Close render={<IconButton icon="close" label={closeLabel} />} />
            )}
          </header>
          <div className={styles.body} aria-busy={loading} {...REACHABLE}>
            {loading ? <SkeletonLines /> : children}
          </div>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
