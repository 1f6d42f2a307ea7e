import { Toast } from '@base-ui/react/toast';
import { useEffect, useState } from 'react';
import { onSurfaceOpened } from '#src/ui/surfaceOpened.ts';
import { viewport } from './ToastCard.css.ts';
import { ToastCard } from './ToastCard.tsx';
import { toastLifetime } from './toastLifetime.ts';
import type { ToastMessage, ToastQueue } from './toastQueue.ts';

/** The maximum number of visible toasts. */
const LIMIT = 3;

export interface ToastRegionProps {
  queue: ToastQueue;
  /** Closes the visible toasts when it becomes true, since they would cover what has just opened. Later ones are shown. */
  cleared?: boolean | undefined;
  labels: {
    /** The accessible name of the region: "Messages". */
    region: string;
    /** The close button of a toast: "Close". */
    close: string;
  };
}

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager<ToastMessage>();
  return toasts.map((toast) => <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />);
}

/**
 * The region where toasts are shown and announced. Their time is paused on hover or focus; F6 moves the focus there. A repeated message
 * renews the visible one. All of them close when a surface opens, since they would cover it.
 */
export function ToastRegion({ queue, cleared, labels }: ToastRegionProps) {
  const [manager] = useState(() => Toast.createToastManager<ToastMessage>());
  useEffect(
    () =>
      queue.deliverTo((message) => {
        if (message.until?.aborted) return;
        const id = manager.add({
          // A toast whose end is awaited is not merged with an equal one.
          ...(!message.onGone && { id: `${message.tone} ${message.title} ${message.text ?? ''}` }),
          title: message.title,
          description: message.text,
          // A high-priority toast is hidden from screen readers while the keyboard still reaches it.
          priority: 'low',
          timeout: toastLifetime(message),
          onRemove: () => message.onGone?.(),
          data: message,
        });
        message.until?.addEventListener('abort', () => manager.close(id));
      }),
    [queue, manager],
  );
  useEffect(() => {
    if (cleared) manager.close();
  }, [cleared, manager]);
  useEffect(() => onSurfaceOpened(() => manager.close()), [manager]);
  return (
    <Toast.Provider toastManager={manager} limit={LIMIT}>
      <Toast.Portal>
        <Toast.Viewport className={viewport} aria-label={labels.region} data-passes>
          <ToastList closeLabel={labels.close} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
