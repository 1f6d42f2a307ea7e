import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { REACHABLE } from '#src/ui/reachable.ts';
import * as styles from './PopupFrame.css.ts';

export interface PopupFrameProps {
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** The actions, which stay visible while the rest scrolls. */
  actions: ReactNode;
  /** Whether the exit animation runs. */
  closing: boolean;
  /** Called on its close button, Escape or a press on the backdrop. */
  onClose: () => void;
  /** Called once it has closed. */
  onClosed: () => void;
}

/** Locks the scrolling of the page without a shift where the scroll bar was; returns the unlock function. */
function lockPage(): () => void {
  const { classList, style, clientWidth } = document.documentElement;
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  classList.add(styles.locked);
  return () => {
    style.scrollbarGutter = '';
    classList.remove(styles.locked);
  };
}

/**
 * A native dialog that looks like the others: it traps the focus, restores it and makes the page below inert. The product's `Dialog` is
 * thirty times as large, more than the first load of a page has room for.
 */
export function PopupFrame(props: PopupFrameProps) {
  const { title, closeLabel, children, actions, closing, onClose, onClosed } = props;
  const modal = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const dialog = modal.current;
    const unlock = lockPage();
    dialog?.showModal();
    // Forces a layout before the transition.
    dialog?.getBoundingClientRect();
    setOpened(true);
    return () => {
      clearTimeout(opening);
      unlock?.();
      dialog?.close();
    };
  }, []);
  useEffect(() => {
    if (!closing) return;
    const parts = [...(modal.current?.children ?? [])];
    const moving = parts.flatMap((part) => part.getAnimations());
    Promise.allSettled(moving.map(({ finished }) => finished)).then(onClosed);
  }, [closing, onClosed]);
  const motion = {
    'data-starting-style': opened ? undefined : '',
    'data-ending-style': closing ? '' : undefined,
  };
  return (
    <dialog
      ref={modal}
      className={styles.modal}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys have Escape and the button */}
      <div role="presentation" className={styles.backdrop} onClick={onClose} {...motion} />
      <div className={styles.surface} {...motion}>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </header>
        <div className={styles.body} {...REACHABLE}>
          {children}
        </div>
        <footer className={styles.actions}>{actions}</footer>
      </div>
    </dialog>
  );
}
