import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { flagged } from '#src/platform/endpoints/accounts/flagged.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { coversPage } from '#src/ui/dialog/coversPage.fixture.ts';
import { keepsFormRule } from '#src/ui/form/formRule.fixture.ts';
import { RecoveryScreen } from './RecoveryScreen.tsx';

const calls = [answers('getPayloadKeys'), answers('getRegisterSettings')];
const byMail = [flagged({ MOBILENUMREG3: false }), ...calls];

/** The password reset forms, opened, tabbed through and sent empty. */
const meta = {
  title: 'Features/Recovery/FormRule',
  component: RecoveryScreen,
  args: { close: fn() },
  parameters: { docs: { story: coversPage }, route: '/forgot', msw: byMail },
} satisfies Meta<typeof RecoveryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByMail: Story = {
  play: async () => {
    await screen.findByRole('textbox', { name: t('recovery:email') });
    await keepsFormRule('RequestResetLinkForm', await screen.findByRole('form'));
  },
};

export const ByPhone: Story = {
  parameters: { msw: [flagged({ MOBILENUMREG3: true }), ...calls] },
  play: async () => {
    await screen.findByRole('textbox', { name: t('session:phone.label') });
    await keepsFormRule('ResetBySmsForm', await screen.findByRole('form'));
  },
};

export const ByLink: Story = {
  parameters: { route: '/forgot#passwordReset=x9Tq2mVb7Rk4Hs1Lw8Pz3Nc6Yd5Fg0JaQeUiOoXxWvE' },
  play: async () => keepsFormRule('ResetByLinkForm', await screen.findByRole('form')),
};
