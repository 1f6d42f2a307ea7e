import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteProvider } from '#src/app/SiteProvider.tsx';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { MaintenanceScreen } from '#src/features/status/MaintenanceScreen.tsx';
import { RegionBlockedScreen } from '#src/features/status/RegionBlockedScreen.tsx';
import { eagerScreens } from '#src/modules/screens.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { menus, pictures } from '#src/platform/endpoints/games/games.fixture.ts';

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

/** Decorates a story of the shell with a `SiteProvider`. */
export const withSite: Decorator = (Story) => (
  <StorySite>
    <Story />
  </StorySite>
);

/** The mocked platform calls of the shell: its status (S4.1), an empty whitelabel tree, and the menu of games. */
export const mockPlatform = (status: 0 | 1 | 2) => [
  answers('getStatus', () => ({ ...EXAMPLES.getStatus.value, status })),
  answers('getWhitelabel', () => []),
  answers('getGameMenus', () => menus),
  pictures,
];
