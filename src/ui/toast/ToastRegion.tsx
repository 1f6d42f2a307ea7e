import { Toast } from '@base-ui/react/toast';
import { useEffect, useState } from 'react';
import { onSurfaceOpened } from '#src/ui/surfaceOpened.ts';
import { viewport } from './ToastCard.css.ts';
import { ToastCard } from './ToastCard.tsx';
import { toastLifetime } from './toastLifetime.ts';
import type { ToastMessage, ToastQueue } from './toastQueue.ts';

/** At most so many are in sight. */
const LIMIT = 3;

export interface ToastRegionProps {
  queue: ToastQueue;
  /** Turning true closes what is in sight: it would cover what has just opened. Later messages are shown. */
  cleared?: boolean | undefined;
  labels: {
    /** What the region holds, for those who listen: "Messages". */
    region: string;
    /** The button of each toast: "Close". */
    close: string;
  };
}

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager<ToastMessage>();
  return toasts.map((toast) => <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />);
}

/**
 * Where toasts are shown and read out. Their time stands still while the pointer or the focus is on them; F6 leads the
 * focus there. The same message again renews the one in sight. All give way to a surface that opens, which they would cover.
 */
export function ToastRegion({ queue, cleared, labels }: ToastRegionProps) {
  const [manager] = useState(() => Toast.createToastManager<ToastMessage>());
  useEffect(
    () =>
      queue.deliverTo((message) => {
        if (message.until?.aborted) return;
        const id = manager.add({
          // Each that somebody waits for goes by itself.
          ...(!message.onGone && { id: `${message.tone} ${message.title} ${message.text ?? ''}` }),
          title: message.title,
          description: message.text,
          // One of high priority is hidden from those who listen while the keyboard still reaches it.
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
