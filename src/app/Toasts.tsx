import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ToastProvider, type ToastProviderProps } from '#src/ui/toast/ToastProvider.tsx';

export interface ToastsProps extends Pick<ToastProviderProps, 'cleared'> {
  children: ReactNode;
}

/** Lets the tree below show toasts in the site's language. */
export function Toasts({ cleared, children }: ToastsProps) {
  const { t } = useTranslation('app');
  const labels = { region: t('toasts.region'), close: t('toasts.close') };
  return <ToastProvider {...{ cleared, labels }}>{children}</ToastProvider>;
}
