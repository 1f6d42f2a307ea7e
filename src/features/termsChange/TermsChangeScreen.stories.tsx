import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
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
