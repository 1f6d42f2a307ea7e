import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { REACHABLE } from '#src/ui/reachable.ts';
import * as styles from './PopupFrame.css.ts';

export interface PopupFrameProps {
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** What stays in sight while the rest scrolls. */
  actions: ReactNode;
  /** It is on its way out. */
  closing: boolean;
  /** Its button, Escape or a press on the shade asks to close it. */
  onClose: () => void;
  /** It is out of sight. */
  onClosed: () => void;
}

/** Keeps the page from being scrolled, and from moving where its scroll bar was; returns what lets it go. */
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
 * A dialog with the look of all others, on the browser's own: that keeps the focus, gives it back and makes the page beneath
 * inert. The `Dialog` of the product would be thirty times as large, more than the first load of a page has room for.
 */
export function PopupFrame(props: PopupFrameProps) {
  const { title, closeLabel, children, actions, closing, onClose, onClosed } = props;
  const modal = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const dialog = modal.current;
    let unlock: (() => void) | undefined;
    // Opening lays the page out at once: in a task of its own it holds up a slow phone for less long.
    const opening = setTimeout(() => {
      unlock = lockPage();
      dialog?.showModal();
      // It moves from where it is laid out now.
      dialog?.getBoundingClientRect();
      setOpened(true);
    });
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
