import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { BrandContext, useBrand } from '#src/brand/BrandContext.tsx';
import type { PageBrand } from '#src/brand/page.ts';
import { asText, like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { PrivacyScreen } from './PrivacyScreen.tsx';

/** The privacy policy. */
const meta = {
  title: 'Features/PrivacyScreen',
  component: PrivacyScreen,
  parameters: { msw: [answers('getTerms')] },
} satisfies Meta<typeof PrivacyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a desktop the contents come first. */
export const Ready: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const clauses = canvas.getAllByRole('heading', { level: 2 });
    const entries = canvas.getByRole('navigation').querySelectorAll('li');
    await expect(entries).toHaveLength(clauses.length);
    await expect(canvas.getByText(like('legal:privacy.noAnalytics.text'))).toBeSeen();
  },
};

/** A brand with a third-party service. */
function With({ part, children }: { part: Partial<PageBrand>; children: ReactNode }) {
  const brand = useBrand();
  return <BrandContext value={{ ...brand, ...part }}>{children}</BrandContext>;
}

/** The section about a tag manager names every host that receives data, and has the choice. */
export const WithTagManager: Story = {
  decorators: [
    (Screen) => (
      <With part={{ analytics: { tagManager: { id: 'GTM-STORY00', hosts: ['tags.example'] } } }}>
        <Screen />
      </With>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(like('legal:privacy.tags.text'))).toHaveTextContent(
      'tags.example',
    );
    await expect(await canvas.findByText(asText('legal:privacy.choice.none'))).toBeSeen();
  },
};

const THIRD_PARTIES = ['recaptcha', 'social', 'phone'] as const;
type ThirdParty = (typeof THIRD_PARTIES)[number];

const namesOnly = (named: ThirdParty | undefined, part: Partial<PageBrand>): Story => ({
  decorators: [
    (Screen) => (
      <With part={part}>
        <Screen />
      </With>
    ),
  ],
  play: async ({ canvas }) => {
    for (const each of THIRD_PARTIES) {
      const found = canvas.queryByRole('heading', { name: t(`legal:privacy.${each}.title`) });
      if (each === named) await expect(found).toBeSeen();
      else await expect(found).toBeNull();
    }
  },
});

/** No third-party service is named if the brand uses none (S3.5). */
export const WithoutThirdParties = namesOnly(undefined, {
  humanCheck: { provider: 'altcha', login: true, registration: true },
});

/** The section about reCAPTCHA appears when the brand uses it (S3.5). */
export const WithRecaptcha = namesOnly('recaptcha', {
  humanCheck: { provider: 'recaptcha', siteKey: 'key-of-story', login: true, registration: true },
});

/** The section about social sign-in appears when the brand offers it (S7.32). */
export const WithSocialSignIn = namesOnly('social', {
  signIn: { social: { google: { clientId: 'client-of-story' } } },
});

/** The section about Firebase appears when it sends the codes (S7.32). */
export const WithFirebase = namesOnly('phone', {
  signIn: {
    phone: { provider: 'firebase', apiKey: 'key-of-story', projectId: 'project', appId: 'app' },
  },
});
