import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { flagged } from '#src/platform/endpoints/accounts/flagged.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { coversPage } from '#src/ui/dialog/coversPage.fixture.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

const { value: check } = EXAMPLES.getHumanCheck;
const calls = [
  flagged({ MOBILENUMREG3: false, USERNAMEREG3: true, REGMOBVERF3: false }),
  answers('getPayloadKeys'),
  answers('getRegisterSettings'),
  answers('getHumanCheck', () => ({ ...check, parameters: { ...check.parameters, cost: 1 } })),
];

/** The live check of a username before submission, if the platform limits its rate. */
const meta = {
  title: 'Features/Register/LiveCheck',
  component: RegisterScreen,
  args: { close: fn() },
  parameters: { docs: { story: coversPage }, route: '/register', msw: calls },
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const later = () => t('register:checkedLater');

async function leaveUsername(name: string) {
  const form = within(await screen.findByRole('dialog'));
  const username = await form.findByRole('textbox', { name: t('register:field.username') });
  await userEvent.clear(username);
  await userEvent.type(username, name);
  await userEvent.tab();
  return { form, username };
}

/** A required human check passes invisibly, and the name is still checked (S3.6, S7.23). */
export const HumanCheckRequired: Story = {
  parameters: {
    msw: [
      refuses('validateRegistration', { code: 'human_check_needed', status: 403 }, { once: true }),
      answers('validateRegistration'),
      ...calls,
    ],
  },
  play: async () => {
    const { form } = await leaveUsername('newplayer7');
    await expect(await form.findByText(t('session:fault.taken'))).toBeSeen();
  },
};

/** A name that the platform does not check now is checked on submission; the field says so. */
export const CheckedLater: Story = {
  parameters: {
    msw: [
      refuses('validateRegistration', { code: 'too_many_requests', status: 429, retryAfter: 300 }),
      ...calls,
    ],
  },
  play: async () => {
    const { form, username } = await leaveUsername('newplayer7');
    await expect(await form.findByText(later())).toBeSeen();
    await expect(username).toHaveAccessibleDescription(later());
    await expect(username).toBeValid();
  },
};

/** The note disappears once the platform checks a name. */
export const CheckedAgain: Story = {
  parameters: {
    msw: [
      refuses('validateRegistration', { code: 'too_many_requests', status: 429 }, { once: true }),
      answers('validateRegistration'),
      ...calls,
    ],
  },
  play: async () => {
    const { form } = await leaveUsername('newplayer7');
    await expect(await form.findByText(later())).toBeSeen();
    await leaveUsername('newplayer8');
    await expect(await form.findByText(t('session:fault.taken'))).toBeSeen();
    await expect(form.queryByText(later())).not.toBeInTheDocument();
  },
};
