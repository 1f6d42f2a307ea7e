import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import { brandsPlugin } from './brands/plugin.ts';

/** Stories of the design system, the features and the shell, and those of the tokens beside this file. */
export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', './foundations/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), brandsPlugin('brands'), msw({ mode: 'worker-only' })],
  }),
});
