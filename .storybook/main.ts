import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import { BRANDS_TAG, brandsApartPlugin } from './brands/apartPlugin.ts';
import { brandsPlugin } from './brands/plugin.ts';
import { propsPlugin } from './controls/plugin.ts';
import { readProps } from './controls/readProps.ts';

/** The folder of brands that the toolbar offers; `LIVERY_BRANDS` names one outside the project. */
const brandsFolder = process.env.LIVERY_BRANDS ?? 'brands';

/** Whether brands come from a script beside the pages, as in the package's Storybook, rather than being compiled in. */
const areApart = process.env.LIVERY_BRANDS_APART === '1';

/** The project's own targets, without the one that Storybook adds to a build for checks: the bundler takes one year alone. */
const targetsOf = (target: string | false | readonly string[] = []): string[] => {
  const all = [target || []].flat();
  return all.length > 1 ? all.filter((name) => name !== 'esnext') : all;
};

/** Stories of the design system, the features and the shell, and the foundations and standards beside this file. */
export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './foundations/**/*.stories.tsx',
    './brandSheet/*.stories.tsx',
    './standards/*.mdx',
    '../src/**/*.stories.tsx',
  ],
  // The page in the frame of a game.
  staticDirs: ['./public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The build for checks keeps the docs pages, which are checked too.
  build: { test: { disabledAddons: [], disableAutoDocs: false, disableBlocks: false } },
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  previewHead: (head = '') => (areApart ? `${head}${BRANDS_TAG}` : head),
  viteFinal: async (config) => ({
    ...config,
    build: { ...config.build, target: targetsOf(config.build?.target) },
    plugins: [
      ...(config.plugins ?? []),
      areApart ? brandsApartPlugin() : brandsPlugin(brandsFolder),
      // Read before the server listens: reading types keeps the process busy for seconds.
      propsPlugin(await readProps()),
      msw({ mode: 'worker-only' }),
    ],
  }),
});
