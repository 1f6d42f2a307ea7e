import type { Decorator } from '@storybook/react-vite';
import { ToastProvider } from './ToastProvider.tsx';

/** Gives a story the place where toasts appear. */
export const inToasts: Decorator = (Story) => (
  <ToastProvider labels={{ region: 'Notices', close: 'Close' }}>
    <Story />
  </ToastProvider>
);
