import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, within } from 'storybook/test';
import { ErrorScreen } from '#src/app/ErrorScreen.tsx';
import { BrandContext, useBrand } from '#src/brand/BrandContext.tsx';
import { t } from '#src/i18n/storyWords.fixture.ts';

const meta = {
  title: 'Shell/ErrorScreen',
  component: ErrorScreen,
  args: { reference: 'MB3K2A1Z-7F2C', kind: 'fault' },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText(new RegExp(args.reference))).toBeSeen();
    await expect(within(canvasElement).getByRole('button')).toBeEnabled();
  },
};

/** Part of the site did not arrive (S8.8). */
export const Missing: Story = {
  args: { kind: 'missing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('app:error.missing.title'))).toBeSeen();
  },
};

/** Nothing has arrived for 120 s (S9.6). */
export const Slow: Story = {
  args: { kind: 'slow' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('app:error.slow.title'))).toBeSeen();
  },
};

/** The brand with a page that says how the service is. */
function WithStatus({ children }: { children: ReactNode }) {
  const brand = useBrand();
  const support = { ...brand.support, statusPage: 'https://status.example/' };
  const [changed] = useState({ ...brand, support });
  return <BrandContext value={changed}>{children}</BrandContext>;
}

/** A brand with a status page links it beside the way to customer service. */
export const StatusPage: Story = {
  decorators: [
    (Screen) => (
      <WithStatus>
        <Screen />
      </WithStatus>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: t('app:error.status') });
    await expect(link).toHaveAttribute('href', 'https://status.example/');
    await expect(link).toBeSeen();
  },
};
