import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { entry } from './Header.css.ts';
import * as styles from './HeaderMenu.css.ts';
import { useHoverOpen } from './useHoverOpen.ts';

export interface HeaderMenuProps {
  label: string;
  /** What it opens is as wide as the page. */
  whole?: boolean | undefined;
  /** Its content may be needed soon. */
  prepare?: () => void;
  /** What it opens; `close` closes it. */
  children: (close: () => void) => ReactNode;
}

/** An entry of the header that opens a panel by hovering or a press (S2.18). */
export function HeaderMenu({ label, whole = false, prepare, children }: HeaderMenuProps) {
  const panelId = useId();
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { open, close, press, hover } = useHoverOpen();
  useEffect(() => {
    if (!open) return undefined;
    const press = ({ target }: Event) => {
      if (target instanceof Node && !item.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  });
  return (
    <li
      ref={item}
      className={styles.item}
      {...hover}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return;
        close();
        button.current?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A press on a gap of the panel moves the focus nowhere; one outside closes it by itself.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <button
        ref={button}
        type="button"
        className={classNames(entry, styles.trigger)}
        aria-expanded={open}
        aria-controls={panelId}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={press}
      >
        {label}
        <Icon name="chevronDown" size="s" />
      </button>
      <div id={panelId} className={classNames(styles.place, whole && styles.whole)} hidden={!open}>
        {open && children(close)}
      </div>
    </li>
  );
}
