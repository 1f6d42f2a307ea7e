import type { Meta, StoryObj } from '@storybook/react-vite';
import { useInfiniteQuery } from '@tanstack/react-query';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { teamQuery } from '#src/platform/endpoints/agents/team.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { inToasts } from '#src/ui/toast/inToasts.fixture.tsx';
import { linksOf } from '../links.fixture.ts';
import { RegisterDownlineScreen } from '../RegisterDownlineScreen.tsx';

const NAME = 'downline7';
const links = linksOf();
const ready = [
  ...links.handlers,
  answers('getRegisterSettings'),
  answers('getPayloadKeys'),
  answers('registerDownline'),
];

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: t('agentRegistration:account.title') }));
type Form = Awaited<ReturnType<typeof dialog>>;
const nameIn = (form: Form) =>
  form.findByRole('textbox', { name: like('agentRegistration:account.name') });
const passwordIn = (form: Form) =>
  form.getByLabelText<HTMLInputElement>(like('agentRegistration:account.password'));
const send = (form: Form) =>
  userEvent.click(form.getByRole('button', { name: t('agentRegistration:account.submit') }));

async function filled(): Promise<Form> {
  const form = await dialog();
  await userEvent.type(await nameIn(form), NAME);
  await userEvent.type(
    form.getByRole('textbox', { name: like('agentRegistration:rebate') }),
    '0.20',
  );
  return form;
}

/** The form for an account below an agent (S1.3, S2.17 registerCenter). */
const meta = {
  title: 'Features/AgentRegistration/AccountDialog',
  component: RegisterDownlineScreen,
  decorators: [inToasts],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { player: true, route: '/agentHome/register?make=account', msw: ready },
} satisfies Meta<typeof RegisterDownlineScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A password is suggested before anything is typed; a press suggests another. */
export const Untouched: Story = {
  play: async () => {
    const form = await dialog();
    await expect(await nameIn(form)).toHaveValue('');
    const { value } = passwordIn(form);
    await expect(value.length).toBeGreaterThanOrEqual(8);
    const another = { name: t('agentRegistration:account.suggest') };
    await userEvent.click(form.getByRole('button', another));
    await waitFor(() => expect(passwordIn(form).value).not.toBe(value));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Bengali: Story = { globals: { language: 'bn' } };

/** Empty fields show an error. */
export const SentEmpty: Story = {
  play: async () => {
    const form = await dialog();
    await nameIn(form);
    await userEvent.clear(passwordIn(form));
    await send(form);
    await expect(await form.findAllByText(t('session:fault.required'))).toHaveLength(2);
    await expect(form.getByText(t('agentRegistration:rebateFault.required'))).toBeSeen();
    await expect(await nameIn(form)).toHaveFocus();
  },
};

/** The account and its password are shown once, to be copied; only the finish button closes them. */
export const Done: Story = {
  play: async () => {
    const form = await filled();
    const { value: password } = passwordIn(form);
    await send(form);
    const receipt = within(
      await screen.findByRole('dialog', { name: t('agentRegistration:receipt.title') }),
    );
    await expect(receipt.getByText(NAME)).toBeSeen();
    await expect(receipt.getByText(password)).toBeSeen();
    await expect(receipt.getByText(t('agentRegistration:receipt.once'))).toBeSeen();
    await expect(
      receipt.getByRole('button', { name: t('agentRegistration:receipt.copy') }),
    ).toBeSeen();
    await userEvent.keyboard('{Escape}');
    await expect(receipt.getByText(password)).toBeSeen();
    const stored = JSON.stringify([{ ...sessionStorage }, { ...localStorage }, location.href]);
    await expect(stored).not.toContain(password);
    await userEvent.click(
      receipt.getByRole('button', { name: t('agentRegistration:receipt.done') }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByText(password)).toBeNull();
  },
};

/** The receipt on a phone, in Bengali. */
export const DoneInBengali: Story = {
  globals: { language: 'bn', viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await send(await filled());
    await expect(await screen.findByText(t('agentRegistration:receipt.once'))).toBeSeen();
  },
};

let opened = 0;

/** The size of the team, as a page shows it that was open before. */
function TeamSize() {
  const { data } = useInfiniteQuery(teamQuery(usePlatform(), {}));
  return <output>{data?.pages[0]?.total}</output>;
}

/** The account is in the team at once. */
export const InTeamAtOnce: Story = {
  decorators: [
    (Page) => (
      <>
        <TeamSize />
        <Page />
      </>
    ),
  ],
  parameters: {
    msw: [
      answers('getTeam', () => ({ ...EXAMPLES.getTeam.value, total: 41 + opened })),
      answers('registerDownline', () => {
        opened += 1;
        return EXAMPLES.registerDownline.value;
      }),
      ...ready,
    ],
  },
  beforeEach: () => {
    opened = 0;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('41')).toBeInTheDocument();
    await send(await filled());
    await expect(await canvas.findByText('42')).toBeInTheDocument();
  },
};

/** A taken name shows an error at its field; entered values are kept. */
export const Taken: Story = {
  parameters: {
    msw: [
      refuses('registerDownline', {
        code: 'field_invalid',
        value: { fields: [{ name: 'username', rule: 'taken', patternId: 1, min: 6, max: 16 }] },
      }),
      ...ready,
    ],
  },
  play: async () => {
    const form = await filled();
    const { value: password } = passwordIn(form);
    await send(form);
    await expect(await form.findByText(t('session:fault.taken'))).toBeSeen();
    await expect(await nameIn(form)).toHaveValue(NAME);
    await expect(await nameIn(form)).toHaveFocus();
    await expect(passwordIn(form)).toHaveValue(password);
  },
};

/** A refusal of the whole request is shown above the form. */
export const Refused: Story = {
  parameters: { msw: [refuses('registerDownline', { code: 'rebate_too_high' }), ...ready] },
  play: async () => {
    const form = await filled();
    await send(form);
    const words = t('platform:error.rebate_too_high');
    await expect(await form.findByRole('alert')).toHaveTextContent(words);
    await expect(await nameIn(form)).toHaveValue(NAME);
  },
};
