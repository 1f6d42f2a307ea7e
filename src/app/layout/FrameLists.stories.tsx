import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { mockPlatform, withSite } from '#src/app/withSite.tsx';
import { BrandContext, useBrand } from '#src/brand/BrandContext.tsx';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Layout } from './Layout.tsx';

const both = (text: string) => ({ en: text, bn: text });
const BLOG = { link: 'https://blog.example.com/', label: both('Blog'), icon: 'message' as const };
const CASINO = { title: both('Casino'), entries: [{ module: 'live' }, { module: 'rng' }, BLOG] };

/** A brand with all games, whose manifest states every list of the frame. */
function Stated({ children }: { children: ReactNode }) {
  const brand = useBrand();
  const [stated] = useState({
    ...brand,
    categories: ['RNG', 'LIVE', 'SPORTS', 'FISH'] as typeof brand.categories,
    frame: {
      layout: 'side' as const,
      header: [{ module: 'promotions' }, CASINO, { group: 'games' as const }, BLOG],
      menu: [{ module: 'live' }, { module: 'home' }, { group: 'games' as const }, CASINO, BLOG],
      bottomBar: [{ group: 'games' as const }, { module: 'live' }, BLOG, { module: 'login' }],
      footer: [CASINO, { group: 'contact' as const }, { module: 'promotions' }],
    },
  });
  return <BrandContext value={stated}>{children}</BrandContext>;
}

/** Header, menus and footer by the lists of the manifest. */
const meta = {
  title: 'Shell/FrameLists',
  component: Layout,
  decorators: [
    withSite,
    (Story) => (
      <Stated>
        <Story />
      </Stated>
    ),
  ],
  parameters: { layout: 'fullscreen', msw: mockPlatform(0), modules: { promotions: true } },
  args: { children: <Heading level={1}>A screen</Heading> },
} satisfies Meta<typeof Layout>;

export default meta;
type Story = StoryObj<typeof meta>;

const namesIn = (scope: HTMLElement) =>
  within(scope)
    .getAllByRole('link')
    .map((link) => link.textContent);

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [promotions, live, rng, home, sports] = [
      t('modules:promotions'),
      t('modules:live'),
      t('modules:rng'),
      t('modules:home'),
      t('modules:sports'),
    ];
    const header = await canvas.findByRole('navigation', { name: t('app:nav.pages') });
    await expect(namesIn(header)).toEqual([promotions, 'Blog']);
    await expect(within(header).getByRole('link', { name: 'Blog' })).toHaveAttribute(
      'rel',
      'noopener',
    );
    const opener = within(header).getByRole('button', { name: 'Casino' });
    await userEvent.click(opener);
    await expect(within(header).getByRole('link', { name: live })).toBeSeen();
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
    const menu = canvas.getByRole('navigation', { name: t('app:nav.main') });
    const names = namesIn(menu);
    await expect(names.slice(0, 3)).toEqual([live, home, sports]);
    const casino = names.slice(names.indexOf('Blog') - 2);
    await expect(casino.slice(0, 4)).toEqual([live, rng, 'Blog', 'Blog']);
    await expect(within(menu).getByText('Casino')).toBeSeen();
    const footer = canvas.getByRole('contentinfo');
    await expect(within(footer).getByRole('heading', { name: 'Casino' })).toBeInTheDocument();
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

/** The bar has the stated entries in their order; one of them opens the menu. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('navigation', { name: t('app:nav.quick') });
    await expect(namesIn(bar)).toEqual([
      t('app:menu.games'),
      t('modules:liveShort'),
      'Blog',
      t('modules:login'),
    ]);
    await userEvent.click(within(bar).getByRole('link', { name: t('app:menu.games') }));
    const drawer = within(await screen.findByRole('dialog'));
    await expect(drawer.getByText('Casino')).toBeSeen();
  },
};
