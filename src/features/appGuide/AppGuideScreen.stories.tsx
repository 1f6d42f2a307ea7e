import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { BrandContext, useBrand } from '#src/brand/BrandContext.tsx';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { AppGuideScreen } from './AppGuideScreen.tsx';
import { keepInstallOffer } from './installPrompt.ts';

/** How to install the site as an app (S1.5). */
const meta = {
  title: 'Features/AppGuideScreen',
  component: AppGuideScreen,
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof AppGuideScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** If the browser makes no offer, only the steps are shown. */
export const ByHand: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(await canvas.findByRole('img', { name: like('appGuide:phone.code') })).toBeSeen();
  },
};

/** The browser offers to install; the visitor declines, and nothing is lost. */
export const Offered: Story = {
  play: async ({ canvas }) => {
    keepInstallOffer();
    const prompt = async () => ({ outcome: 'dismissed' as const });
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    await userEvent.click(
      await canvas.findByRole('button', { name: like('appGuide:install.action') }),
    );
    await expect(await canvas.findByText(like('appGuide:install.declined'))).toBeSeen();
  },
};

/** The browser reports that the app is installed. */
export const Installed: Story = {
  play: async ({ canvas }) => {
    keepInstallOffer();
    dispatchEvent(new Event('appinstalled'));
    await expect(
      await canvas.findByRole('heading', { name: t('appGuide:installed.title') }),
    ).toBeSeen();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The brand with apps in stores. */
function InStores({ children }: { children: ReactNode }) {
  const brand = useBrand();
  const [changed] = useState({
    ...brand,
    apps: [
      { store: 'google-play' as const, url: 'https://store.example/apps/one' },
      { store: 'app-store' as const, url: 'https://apps.example/one' },
    ],
  });
  return <BrandContext value={changed}>{children}</BrandContext>;
}

/** Apps in stores come first, each with a badge that names its store. */
export const Stores: Story = {
  decorators: [
    (Screen) => (
      <InStores>
        <Screen />
      </InStores>
    ),
  ],
  play: async ({ canvas }) => {
    const from = t('appGuide:stores.from');
    const badge = await canvas.findByRole('link', { name: `${from} Google Play` });
    await expect(badge).toHaveAttribute('href', 'https://store.example/apps/one');
    await expect(canvas.getByRole('link', { name: `${from} App Store` })).toBeSeen();
    await expect(badge).toBeSeen();
  },
};
