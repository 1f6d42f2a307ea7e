import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import { classNames } from '#src/ui/classNames.ts';
import * as frame from '#src/ui/dialog/Dialog.css.ts';
import { REACHABLE } from '#src/ui/reachable.ts';
import { useSurfaceOpened } from '#src/ui/surfaceOpened.ts';
import * as styles from './AlertDialog.css.ts';

export interface AlertDialogProps {
  /** The question: "Sign out?". */
  title: string;
  open: boolean;
  /** The consequences, in running text. */
  children: ReactNode;
  /** The safe choice; it has the focus, and Escape triggers it. */
  cancelLabel: string;
  onCancel: () => void;
  /** The action in words: "Sign out". */
  confirmLabel: string;
  onConfirm: () => void;
  /** `danger` is for actions that cannot be undone. */
  tone?: 'accent' | 'danger' | undefined;
  /** Whether the action is running; nothing can be chosen meanwhile. */
  busy?: boolean | undefined;
}

/** A confirmation dialog. The safe choice has the focus; a press outside does nothing. Load it on intent. */
export function AlertDialog(props: AlertDialogProps) {
  const { title, open, children, tone = 'accent', busy } = props;
  const safe = useRef<HTMLButtonElement>(null);
  useSurfaceOpened(open);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && !busy && props.onCancel()}>
      <Base.Portal>
        {/* A nested dialog needs its own backdrop; without it, two surfaces would look like one. */}
        <Base.Backdrop forceRender className={frame.backdrop} />
        <Base.Popup initialFocus={safe} className={classNames(frame.popup, frame.size.m)}>
          <div className={styles.words} {...REACHABLE}>
            <Base.Title className={frame.title}>{title}</Base.Title>
            <Base.Description className={styles.text} render={<div />}>
              {children}
            </Base.Description>
          </div>
          <footer className={classNames(frame.actions, styles.answers)}>
            <Button ref={safe} disabled={busy} onClick={props.onCancel}>
              {props.cancelLabel}
            </Button>
            <Button tone={tone} busy={busy} onClick={props.onConfirm}>
              {props.confirmLabel}
            </Button>
          </footer>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
