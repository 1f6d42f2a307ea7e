import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { BrandContext, useBrand } from '#src/brand/BrandContext.tsx';
import { like } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { RegionBlockedScreen } from './RegionBlockedScreen.tsx';

const blocked = answers('getStatus', () => ({
  ...EXAMPLES.getStatus.value,
  ...{ status: 2, ip: '203.0.113.7', country: 'GB' },
}));

const meta = {
  title: 'Features/Status/RegionBlockedScreen',
  component: RegionBlockedScreen,
  parameters: { msw: [blocked] },
} satisfies Meta<typeof RegionBlockedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The brand with a site for visitors from Japan. */
function WithJapan({ children }: { children: ReactNode }) {
  const brand = useBrand();
  const otherSites = [{ address: 'https://jp.brand.example/', countries: ['JP'] }];
  return <BrandContext value={{ ...brand, otherSites }}>{children}</BrandContext>;
}

/** The visitor's country has a site of its own. */
export const ServedElsewhere: Story = {
  parameters: {
    msw: [
      answers('getStatus', () => ({
        ...EXAMPLES.getStatus.value,
        ...{ status: 2, ip: '203.0.113.7', country: 'JP' },
      })),
    ],
  },
  decorators: [
    (Story) => (
      <WithJapan>
        <Story />
      </WithJapan>
    ),
  ],
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', {
      name: like('status:other_site'),
    });
    await expect(link).toBeSeen();
    await expect(link).toHaveAttribute('href', 'https://jp.brand.example/');
  },
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/203\.0\.113\.7/)).toBeSeen();
    await expect(
      within(canvasElement).queryByRole('link', { name: like('status:other_site') }),
    ).toBeNull();
  },
};
