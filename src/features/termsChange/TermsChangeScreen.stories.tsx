import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { BrandContext, useBrand } from '#src/brand/BrandContext.tsx';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { useSession } from '#src/session/SessionContext.tsx';
import { coversPage } from '#src/ui/dialog/coversPage.fixture.ts';
import { TermsChangeScreen } from './TermsChangeScreen.tsx';

const { value: member } = EXAMPLES.getMemberInfo;
const changed = [
  answers('getMemberInfo', () => ({ ...member, termsVersion: '2025-01-01' })),
  answers('getTerms'),
];

/** New terms must be accepted before anything else (DECISIONS, player protection). */
const meta = {
  title: 'Features/TermsChangeScreen',
  component: TermsChangeScreen,
  parameters: {
    docs: { story: coversPage },
    player: true,
    msw: [...changed, answers('agreeToTerms')],
  },
} satisfies Meta<typeof TermsChangeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A player who does not agree is logged out, from the lobby too. */
export const Declined: Story = {
  parameters: { msw: [...changed, answers('logout')] },
  render: function Declined() {
    const { token } = useSession();
    return token === undefined ? <p>Logged out</p> : <TermsChangeScreen />;
  },
  play: async () => {
    await screen.findByRole('dialog', { name: t('termsChange:title') });
    await userEvent.click(screen.getByRole('button', { name: t('termsChange:leave') }));
    await expect(await screen.findByText('Logged out')).toBeSeen();
  },
};

export const Asked: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: t('termsChange:title') });
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeSeen();
    await expect(screen.getByRole('link', { name: t('termsChange:read') })).toBeSeen();
    await userEvent.click(screen.getByRole('button', { name: t('termsChange:agree') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const InBengali: Story = { globals: { language: 'bn' } };

/** If the agreement fails to send, the dialog stays. */
export const Failed: Story = {
  parameters: { msw: [...changed, fails('agreeToTerms')] },
  play: async () => {
    await screen.findByRole('dialog', { name: t('termsChange:title') });
    await userEvent.click(screen.getByRole('button', { name: t('termsChange:agree') }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      t('platform:error.unexpected_error'),
    );
    await expect(screen.getByRole('dialog')).toBeSeen();
  },
};

/** The brand with documents of two versions. */
function WithDocuments({ children }: { children: ReactNode }) {
  const brand = useBrand();
  const documents = [
    { page: 'bonus-rules', version: '2026-01-01' },
    { page: 'house-rules', version: '2024-06-01' },
  ];
  const [changed] = useState({ ...brand, legal: { ...brand.legal, documents } });
  return <BrandContext value={changed}>{children}</BrandContext>;
}

/** Of the brand's own documents, those that are newer than what the player agreed to are linked with their dates. */
export const OwnDocuments: Story = {
  decorators: [
    (Screen) => (
      <WithDocuments>
        <Screen />
      </WithDocuments>
    ),
  ],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: t('termsChange:title') });
    const links = [...dialog.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/pages/bonus-rules']);
    await expect(dialog.querySelector('time')).toHaveAttribute('datetime', '2026-01-01');
  },
};
