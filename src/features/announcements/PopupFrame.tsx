import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { REACHABLE } from '#src/ui/reachable.ts';
import * as styles from './PopupFrame.css.ts';

export interface PopupFrameProps {
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** The footer, which does not scroll with the content. */
  actions: ReactNode;
  /** Whether the closing transition runs. */
  closing: boolean;
  /** Called by the close button, Escape or a press on the backdrop. */
  onClose: () => void;
  /** Called after the closing transition. */
  onClosed: () => void;
}

/** Locks the page's scrolling, without a shift where the scroll bar was; returns a function that unlocks it. */
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
 * A modal on the native `<dialog>`, which traps and restores the focus and makes the page inert, styled like `Dialog`. It is part of the
 * first load, where `Dialog`, thirty times as large, would exceed the budget.
 */
export function PopupFrame(props: PopupFrameProps) {
  const { title, closeLabel, children, actions, closing, onClose, onClosed } = props;
  const modal = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const dialog = modal.current;
    let unlock: (() => void) | undefined;
    // Opening forces a layout: in a task of its own it blocks a slow phone for less long.
    const opening = setTimeout(() => {
      unlock = lockPage();
      dialog?.showModal();
      // Forces a layout for the transition to start from.
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
