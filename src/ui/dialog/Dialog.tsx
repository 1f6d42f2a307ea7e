import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { REACHABLE } from '#src/ui/reachable.ts';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { useSurfaceOpened } from '#src/ui/surfaceOpened.ts';
import * as styles from './Dialog.css.ts';
import { focusFirstField } from './firstField.ts';

interface Content {
  /** The heading, and the name that is read out. */
  title: string;
  open: boolean;
  /** What the dialog is about; it scrolls where it is long. */
  children: ReactNode;
  /** `l` is for a list to look through: as high as a dialog may be, whatever is found. */
  size?: (typeof styles.SIZES)[number] | undefined;
  /** Fills a column beside it where there is room for both. */
  picture?: ReactNode;
  /** What it shows is on its way: lines stand in for it. */
  loading?: boolean | undefined;
}

/** The usual dialog: closed by its button, by Escape and by its shade. */
interface Dismissable {
  /** The name of the button with the cross, for those who listen: "Close". */
  closeLabel: string;
  /** Called by the button with the cross, by Escape and by the shade. Without it only the actions end the dialog. */
  onClose: () => void;
  /** Buttons that stay in sight while the rest scrolls; the main one last. */
  actions?: ReactNode;
}

/** One that asks for an answer: only its actions end it. */
interface Insistent {
  closeLabel?: never;
  onClose?: never;
  /** Buttons that stay in sight while the rest scrolls; the main one last. */
  actions: ReactNode;
}

export type DialogProps = Content & (Dismissable | Insistent);

/**
 * A surface above the page: a sheet on phones, a dialog elsewhere. It keeps the focus and gives it back. Without
 * `onClose` nothing but its actions ends it. Load it on intent: it brings 20 KB that no first view needs.
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    open,
    children,
    size = 'm',
    picture,
    loading,
    closeLabel,
    onClose,
    actions,
  } = props;
  const popup = useRef<HTMLDivElement>(null);
  useSurfaceOpened(open);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose?.()}>
      <Base.Portal>
        {/* One above another dialog has a shade of its own; without it, two surfaces would look like one. */}
        <Base.Backdrop forceRender className={styles.backdrop} />
        <Base.Popup
          ref={popup}
          // By touch a field would bring up the keyboard. Where nothing closes the dialog, no action has the focus at first: none is
          // taken by a key pressed too early.
          initialFocus={(by) =>
            onClose && popup.current
              ? by === 'touch' || focusFirstField(popup.current)
              : popup.current
          }
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
