import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ToastProvider } from '#src/ui/toast/ToastProvider.tsx';

/** Lets everything below it show toasts, in the words of the site. */
export function Toasts({ children }: { children: ReactNode }) {
  const { t } = useTranslation('app');
  return (
    <ToastProvider labels={{ region: t('toasts.region'), close: t('toasts.close') }}>
      {children}
    </ToastProvider>
  );
}
