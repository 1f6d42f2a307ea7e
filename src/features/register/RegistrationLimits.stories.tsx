import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BrandContext, useBrand } from '#src/brand/BrandContext.tsx';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
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
  answers('getHumanCheck', () => ({ ...check, parameters: { ...check.parameters, cost: 1 } })),
  answers('validateRegistration', () => ({ fields: [] })),
  answers('getRegisterSettings'),
];

/** A registration that the platform limits or protects. */
const meta = {
  title: 'Features/Register/RegistrationLimits',
  component: RegisterScreen,
  args: { close: fn() },
  parameters: { docs: { story: coversPage }, route: '/register', msw: calls },
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function send() {
  const form = within(await screen.findByRole('dialog'));
  await userEvent.type(
    await form.findByRole('textbox', { name: t('register:field.username') }),
    'newplayer7',
  );
  for (const input of document.querySelectorAll('input[autocomplete="new-password"]')) {
    await userEvent.type(input, 'Password-2026');
  }
  await userEvent.click(form.getByRole('checkbox', { name: like('register:age') }));
  await userEvent.click(form.getByRole('checkbox', { name: like('register:terms') }));
  const submit = form.getByRole('button', { name: t('register:submit') });
  submit.scrollIntoView({ block: 'end', behavior: 'instant' });
  await userEvent.click(submit);
  return form;
}

/** The form shows when it can be retried, and keeps all input (S9.6). */
export const TooMany: Story = {
  parameters: {
    msw: [
      ...calls,
      refuses('register', { code: 'too_many_requests', status: 429, retryAfter: 300 }),
    ],
  },
  play: async () => {
    const form = await send();
    await expect(await form.findByRole('alert')).toHaveTextContent(like('platform:wait.until'));
    await expect(form.getByRole('textbox', { name: t('register:field.username') })).toHaveValue(
      'newplayer7',
    );
    for (const input of document.querySelectorAll('input[autocomplete="new-password"]')) {
      await expect(input).toHaveValue('Password-2026');
    }
    await expect(form.getByRole('checkbox', { name: like('register:terms') })).toBeChecked();
  },
};

/** A brand whose own policy asks for no human check at registration. */
function Unchecked({ children }: { children: ReactNode }) {
  const brand = useBrand();
  const [unchecked] = useState({
    ...brand,
    humanCheck: { ...brand.humanCheck, registration: false },
  });
  return <BrandContext value={unchecked}>{children}</BrandContext>;
}

/** A human check required only now passes invisibly, and the registration continues (S3.6). */
export const HumanCheckRequired: Story = {
  decorators: [
    (Story) => (
      <Unchecked>
        <Story />
      </Unchecked>
    ),
  ],
  parameters: {
    msw: [
      ...calls,
      refuses('register', { code: 'human_check_needed', status: 403 }, { once: true }),
      answers('register'),
    ],
  },
  play: async () => {
    await send();
    await expect(
      await screen.findByRole('textbox', { name: t('register:limit.amount') }),
    ).toBeSeen();
  },
};

/** The limit offer opens at its top, however far down the form was scrolled. */
export const LimitFromItsTop: Story = {
  parameters: { msw: [...calls, answers('register')] },
  play: async () => {
    // Text so large that the offer overflows the window, too.
    const { style } = document.documentElement;
    style.fontSize = '250%';
    await send();
    const offer = within(await screen.findByRole('dialog', { name: t('register:limit.title') }));
    const title = offer.getByText(t('register:limit.title'));
    const text = await offer.findByText(like('register:limit.text'));
    await waitFor(() =>
      expect(text.getBoundingClientRect().top).toBeGreaterThan(
        title.getBoundingClientRect().bottom,
      ),
    );
    // Later checks of the story set their own text size.
    style.fontSize = '';
  },
};
