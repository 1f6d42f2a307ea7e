import { type ComponentType, createContext, type ReactNode, useContext, useState } from 'react';
import type { ToastRegionProps } from './ToastRegion.tsx';
import { createToastQueue, type ToastMessage } from './toastQueue.ts';

type ShowToast = (message: ToastMessage) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

export interface ToastProviderProps extends Pick<ToastRegionProps, 'cleared' | 'labels'> {
  children: ReactNode;
}

/**
 * Lets its children show toasts. The code that shows them loads with the first one; if that fails the messages wait, and the next one tries
 * again.
 */
export function ToastProvider({ cleared, labels, children }: ToastProviderProps) {
  const [queue] = useState(createToastQueue);
  const [Region, setRegion] = useState<ComponentType<ToastRegionProps>>();
  const [show] = useState<ShowToast>(() => (message: ToastMessage) => {
    queue.add(message);
    import('./ToastRegion.tsx').then(
      ({ ToastRegion }) => setRegion(() => ToastRegion),
      () => undefined,
    );
  });
  return (
    <ToastContext value={show}>
      {children}
      {Region && <Region {...{ queue, cleared, labels }} />}
    </ToastContext>
  );
}

/**
 * The function that shows a toast.
 * @throws without a ToastProvider above
 */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
