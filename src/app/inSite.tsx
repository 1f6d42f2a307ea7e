import type { Decorator } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteProvider } from '#src/app/SiteProvider.tsx';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { MaintenanceScreen } from '#src/features/status/MaintenanceScreen.tsx';
import { RegionBlockedScreen } from '#src/features/status/RegionBlockedScreen.tsx';
import { eagerScreens } from '#src/modules/screens.ts';

const screens = eagerScreens({
  '../features/status/MaintenanceScreen.tsx': { MaintenanceScreen },
  '../features/status/RegionBlockedScreen.tsx': { RegionBlockedScreen },
});

function StorySite({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const { name } = useBrand();
  const page = { language: i18n.language, title: name };
  return <SiteProvider shell={{ page, screens, preload: () => {} }}>{children}</SiteProvider>;
}

/** Lets a story of the shell stand in a site. */
export const inSite: Decorator = (Story) => (
  <StorySite>
    <Story />
  </StorySite>
);

const answer = (value: unknown) =>
  HttpResponse.json({ success: true, value, message: '', code: 'ok' });

/** What the platform says to the shell: its status (S4.1), and an empty whitelabel tree. */
export const platformSays = (status: 0 | 1 | 2) => [
  http.get('/wps/system/status', () => answer({ status, ip: '203.0.113.7', country: '' })),
  http.get('/wps/system/whitelabel', () => answer([])),
];
