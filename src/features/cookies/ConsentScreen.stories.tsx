import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BrandContext, useBrand } from '#src/brand/BrandContext.tsx';
import type { PageBrand } from '#src/brand/page.ts';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { writeConsent } from '#src/session/analytics/consent.ts';
import { reopenConsent } from '#src/session/analytics/consentStore.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ConsentScreen } from './ConsentScreen.tsx';

const KEY = 'livery.consent';
const TAG = 'https://www.googletagmanager.com/gtag/js';
const CONTAINER = 'https://www.googletagmanager.com/gtm.js';

/** The script of the tag, which sets its cookie. */
const tag = http.get(TAG, () =>
  HttpResponse.text("document.cookie = '_ga=story; path=/';", {
    headers: { 'Content-Type': 'text/javascript' },
  }),
);

const GOOGLE_TAG: PageBrand['analytics'] = { gtagId: 'G-STORY00000' };
const TAG_MANAGER: PageBrand['analytics'] = {
  tagManager: { id: 'GTM-STORY00', hosts: ['region1.google-analytics.com', 'tags.example'] },
};

/** A brand that counts visits. */
function Measured({ by, children }: { by: PageBrand['analytics']; children: ReactNode }) {
  const brand = useBrand();
  const [measured] = useState({ ...brand, analytics: by });
  return <BrandContext value={measured}>{children}</BrandContext>;
}

/** The choice stored by an earlier visit. */
const chosen = (choice: 'granted' | 'denied') =>
  localStorage.setItem(KEY, writeConsent({ choice, at: Date.now(), version: '2026-01-01' }));

const stored = () => localStorage.getItem(KEY)?.split(' ')[0];

/** The consent bar at the bottom of the page. */
const meta = {
  title: 'Features/ConsentScreen',
  component: ConsentScreen,
  args: { route: '/promotions' },
  decorators: [
    (Story, { parameters: { tag: by = GOOGLE_TAG } }) => (
      <Measured by={by}>
        <Button onClick={reopenConsent}>Ask again</Button>
        <Story />
      </Measured>
    ),
  ],
  beforeEach: () => {
    localStorage.removeItem(KEY);
    return () => localStorage.removeItem(KEY);
  },
  parameters: { msw: [tag] },
} satisfies Meta<typeof ConsentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No choice yet: both buttons have one size and look. */
export const Open: Story = {
  play: async ({ canvas }) => {
    const decline = canvas.getByRole('button', { name: t('cookies:decline') });
    const accept = canvas.getByRole('button', { name: t('cookies:accept') });
    await expect(decline.className).toBe(accept.className);
    await expect(decline.offsetWidth).toBe(accept.offsetWidth);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/privacy#analytics');
    await expect(document.querySelector(`script[src^="${TAG}"]`)).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A refusal is stored, and nothing from Google is loaded. */
export const Declined: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('cookies:decline') }));
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    await expect(stored()).toBe('denied');
    await expect(document.querySelector(`script[src^="${TAG}"]`)).toBeNull();
  },
};

/** Opened by the visitor, the bar takes the focus, and returns it. */
export const Reopened: Story = {
  beforeEach: () => chosen('denied'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    const ask = canvas.getByRole('button', { name: 'Ask again' });
    await userEvent.click(ask);
    const bar = await canvas.findByRole('region', { name: t('cookies:title') });
    await waitFor(() => expect(bar).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: t('cookies:decline') }));
    await waitFor(() => expect(ask).toHaveFocus());
  },
};

/** Consent withdrawn: the cookies of the tag are deleted. */
export const Withdrawn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('cookies:accept') }));
    await waitFor(() => expect(document.cookie).toContain('_ga='));
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }));
    await userEvent.click(await canvas.findByRole('button', { name: t('cookies:decline') }));
    await waitFor(() => expect(document.cookie).not.toContain('_ga='));
    await expect(stored()).toBe('denied');
  },
};

/** With a tag manager, the question names the hosts that receive data. */
export const TagManager: Story = {
  parameters: {
    tag: TAG_MANAGER,
    msw: [
      http.get(CONTAINER, () =>
        HttpResponse.text("document.cookie = '_ga=container; path=/';", {
          headers: { 'Content-Type': 'text/javascript' },
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: t('cookies:title') });
    await expect(bar).toHaveTextContent('region1.google-analytics.com, tags.example');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/privacy#tags');
    await expect(document.querySelector(`script[src^="${CONTAINER}"]`)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('cookies:accept') }));
    await waitFor(() => expect(document.cookie).toContain('_ga=container'));
    const page = { event: 'page_view', page_title: '/promotions' };
    await expect(globalThis.dataLayer).toContainEqual(expect.objectContaining(page));
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }));
    await userEvent.click(await canvas.findByRole('button', { name: t('cookies:decline') }));
    await waitFor(() => expect(document.cookie).not.toContain('_ga='));
  },
};

const { value: protection } = EXAMPLES.getProtection;

/** A player on a break is not measured, whatever their choice was. */
export const OnABreak: Story = {
  beforeEach: async () => {
    chosen('granted');
    await cookieStore.set('_ga', 'before');
  },
  parameters: {
    player: true,
    msw: [
      tag,
      answers('getMemberInfo'),
      answers('getProtection', () => ({ ...protection, excludedUntil: '2099-01-01T00:00:00Z' })),
    ],
  },
  play: async () => {
    await waitFor(() => expect(document.cookie).not.toContain('_ga='));
  },
};
