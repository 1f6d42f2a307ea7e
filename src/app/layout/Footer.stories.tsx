import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, within } from 'storybook/test';
import { mockPlatform, withSite } from '#src/app/withSite.tsx';
import { BrandContext, useBrand } from '#src/brand/BrandContext.tsx';
import { asText, like, t } from '#src/i18n/storyWords.fixture.ts';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Shell/Footer',
  component: Footer,
  decorators: [withSite],
  parameters: { layout: 'fullscreen', msw: mockPlatform(0) },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toContain('/responsible');
    await expect(canvasElement).toHaveTextContent(/\d+\P{L}?\+/u);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Bare: Story = { args: { bare: true } };

const LICENCE = {
  authority: 'Sample Gaming Authority',
  number: 'EX-2026-0001',
  holder: 'Sample Operations Ltd',
  verificationUrl: 'https://register.example/licences/0001',
};

/** A brand with a licence of its own. */
function UnderLicence({ children }: { children: ReactNode }) {
  const brand = useBrand();
  const [licensed] = useState({
    ...brand,
    compliance: { ...brand.compliance, mode: 'licensed' as const, licences: [LICENCE] },
  });
  return <BrandContext value={licensed}>{children}</BrandContext>;
}

/** Under a licence: who granted it, its number and holder, and where to verify it; no mention of play money. */
export const Licensed: Story = {
  decorators: [
    (Story) => (
      <UnderLicence>
        <Story />
      </UnderLicence>
    ),
  ],
  play: async ({ canvas }) => {
    const { authority, number, holder, verificationUrl } = LICENCE;
    await expect(
      canvas.getByText(like('app:footer.licence', { authority, number, holder })),
    ).toBeSeen();
    await expect(canvas.getByRole('link', { name: t('app:footer.verify') })).toHaveAttribute(
      'href',
      verificationUrl,
    );
    await expect(canvas.queryByText(asText('app:playMoney.text'))).toBeNull();
  },
};
