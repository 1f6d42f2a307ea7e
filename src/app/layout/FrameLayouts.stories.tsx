import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { mockPlatform, withSite } from '#src/app/withSite.tsx';
import { BrandContext, useBrand } from '#src/brand/BrandContext.tsx';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { edgesOf } from '#src/ui/direction.fixture.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { MIRRORED } from '#src/ui/mirrored.fixture.ts';
import { Layout } from './Layout.tsx';

type FrameLayout = 'side' | 'top' | 'compact';

function LaidOut({ layout, children }: { layout: FrameLayout; children: ReactNode }) {
  const brand = useBrand();
  const [laid] = useState({ ...brand, frame: { ...brand.frame, layout } });
  return <BrandContext value={laid}>{children}</BrandContext>;
}

interface FrameLayoutArgs {
  layout: FrameLayout;
}

/** The three layouts of the frame, each with the whole menu. */
const meta = {
  title: 'Shell/FrameLayouts',
  render: ({ layout }) => (
    <LaidOut layout={layout}>
      <Layout>
        <Heading level={1}>A screen</Heading>
      </Layout>
    </LaidOut>
  ),
  decorators: [withSite],
  parameters: { layout: 'fullscreen', msw: mockPlatform(0), modules: { promotions: true } },
  args: { layout: 'top' },
} satisfies Meta<FrameLayoutArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const wide = { viewport: { value: 'desktop' } };
const menuIn = (canvas: { findByRole: typeof screen.findByRole }) =>
  canvas.findByRole('navigation', { name: t('app:nav.main') });

/** The menu is a line of the header: a group opens as a list by a press, and Escape closes it. */
export const Top: Story = {
  globals: wide,
  play: async ({ canvas }) => {
    const menu = within(await menuIn(canvas));
    const rewards = menu.getByRole('button', { name: t('app:menu.rewards') });
    await userEvent.click(rewards);
    const promotions = menu.getByRole('link', { name: t('modules:promotions') });
    await expect(promotions).toBeSeen();
    await expect(promotions.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      canvas.getByRole('banner').getBoundingClientRect().bottom - 1,
    );
    await userEvent.keyboard('{Escape}');
    await expect(rewards).toHaveFocus();
    await expect(menu.queryByRole('link', { name: t('modules:promotions') })).toBeNull();
    await expect(canvas.queryByRole('navigation', { name: t('app:nav.pages') })).toBeNull();
  },
};

/** On tablets a button of the header opens the menu as a sheet. */
export const TopOnTablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const header = within(await canvas.findByRole('banner'));
    await userEvent.click(header.getByRole('link', { name: t('app:menu.open') }));
    const sheet = within(await screen.findByRole('dialog'));
    await expect(sheet.getByRole('link', { name: t('modules:promotions') })).toBeSeen();
  },
};

export const TopOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const TopMirrored: Story = { ...MIRRORED, globals: { ...MIRRORED.globals, ...wide } };

/** A rail of icons; one shows its words beside it when focused, above the page. */
export const Compact: Story = {
  args: { layout: 'compact' },
  globals: wide,
  play: async ({ canvas }) => {
    const menu = await menuIn(canvas);
    const promotions = within(menu).getByRole('link', { name: t('modules:promotions') });
    const words = within(promotions).getByText(t('modules:promotions'));
    await expect(getComputedStyle(words).clipPath).not.toBe('none');
    within(menu)
      .getByRole('link', { name: t('modules:home') })
      .focus();
    await userEvent.tab();
    await expect(promotions).toHaveFocus();
    await expect(getComputedStyle(words).clipPath).toBe('none');
    await expect(edgesOf(words).start).toBeGreaterThanOrEqual(edgesOf(menu).end);
    // The last of them too, to which the rail scrolls.
    const help = within(menu).getByRole('link', { name: t('modules:responsible') });
    help.focus();
    const beside = within(help).getByText(t('modules:responsible')).getBoundingClientRect();
    const { top, bottom } = help.getBoundingClientRect();
    await expect(beside.top).toBeGreaterThanOrEqual(top);
    await expect(beside.bottom).toBeLessThanOrEqual(bottom);
  },
};

export const CompactOnTablet: Story = {
  args: { layout: 'compact' },
  globals: { viewport: { value: 'tablet' } },
};

export const CompactOnPhone: Story = {
  args: { layout: 'compact' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('navigation', { name: t('app:nav.quick') });
    await userEvent.click(within(bar).getByRole('link', { name: t('app:menu.games') }));
    const sheet = within(await screen.findByRole('dialog'));
    await expect(sheet.getByRole('link', { name: t('modules:promotions') })).toBeSeen();
  },
};

export const CompactMirrored: Story = { ...TopMirrored, args: { layout: 'compact' } };
