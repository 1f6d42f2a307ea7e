import type { Decorator } from '@storybook/react-vite';
import { ToastProvider } from './ToastProvider.tsx';

/** Wraps a story in a toast provider. */
export const inToasts: Decorator = (Story) => (
  <ToastProvider labels={{ region: 'Notices', close: 'Close' }}>
    <Story />
  </ToastProvider>
);
