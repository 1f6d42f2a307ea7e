import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { fails } from '#src/platform/endpoints/answers.fixture.ts';
import { receiver } from '#src/platform/endpoints/receiver.fixture.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { inToasts } from '#src/ui/toast/inToasts.fixture.tsx';
import { CREATED_LINK, linksOf } from '../links.fixture.ts';
import { RegisterDownlineScreen } from '../RegisterDownlineScreen.tsx';

const links = linksOf();
const lost = receiver('createRegistrationLink', ['lost']);
const limited = receiver('createRegistrationLink');

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: t('agentRegistration:newLink.title') }));
type Form = Awaited<ReturnType<typeof dialog>>;
const nameIn = (form: Form) => form.findByRole('textbox', { name: t('agentRegistration:name') });
const rebateIn = (form: Form) =>
  form.getByRole('textbox', { name: like('agentRegistration:rebate') });
const lastDayIn = (form: Form) =>
  form.getByRole<HTMLInputElement>('textbox', { name: t('agentRegistration:field.lastDay') });
const usesIn = (form: Form) =>
  form.getByRole('textbox', { name: t('agentRegistration:field.useLimit') });
const send = (form: Form) =>
  userEvent.click(form.getByRole('button', { name: t('agentRegistration:newLink.submit') }));

async function filled(rebate = '0.30'): Promise<Form> {
  const form = await dialog();
  await userEvent.type(await nameIn(form), CREATED_LINK.name);
  await userEvent.type(rebateIn(form), rebate);
  return form;
}

/** The form for a registration link below an agent (S2.17 registerCenter). */
const meta = {
  title: 'Features/AgentRegistration/NewLinkDialog',
  component: RegisterDownlineScreen,
  decorators: [inToasts],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { player: true, route: '/agentHome/register?make=link', msw: links.handlers },
  beforeEach: links.reset,
} satisfies Meta<typeof RegisterDownlineScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The bounds of the rebate are shown before anything is typed. */
export const Untouched: Story = {
  play: async () => {
    const form = await dialog();
    await expect(await nameIn(form)).toHaveValue('');
    const hint = like('agentRegistration:field.rebateHint', { highest: '0.5' });
    await expect(form.getByText(hint)).toBeSeen();
    await expect(form.queryByRole('alert')).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Bengali: Story = { globals: { language: 'bn' } };

/** Empty fields show an error, and the first one gets the focus. */
export const SentEmpty: Story = {
  play: async () => {
    const form = await dialog();
    await nameIn(form);
    await send(form);
    await expect(await form.findByText(t('agentRegistration:nameFault.required'))).toBeSeen();
    await expect(form.getByText(t('agentRegistration:rebateFault.required'))).toBeSeen();
    await expect(await nameIn(form)).toHaveFocus();
  },
};

/** A rebate above the agent's own, and a day in the past. */
export const OutOfBounds: Story = {
  play: async () => {
    const form = await filled('0.51');
    await userEvent.type(lastDayIn(form), '2020-01-31');
    await send(form);
    await expect(
      await form.findByText(like('agentRegistration:rebateFault.tooHigh', { highest: '0.5' })),
    ).toBeSeen();
    await expect(form.getByText(t('agentRegistration:lastDayFault.past'))).toBeSeen();
  },
};

/** A button fills in a day some days from today. */
export const DayByPress: Story = {
  play: async () => {
    const form = await dialog();
    await nameIn(form);
    const choice = form.getByRole('button', {
      name: like('agentRegistration:field.inDays', { days: '30' }),
    });
    await userEvent.click(choice);
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
    await expect(lastDayIn(form).value).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  },
};

/** An invalid number of registrations is refused; a valid one is sent. */
export const LimitedUses: Story = {
  parameters: { msw: [limited.handler, ...links.handlers] },
  beforeEach: limited.reset,
  play: async () => {
    const form = await filled();
    await userEvent.type(usesIn(form), '0');
    await send(form);
    const fault = like('agentRegistration:useLimitFault.invalid');
    await expect(await form.findByText(fault)).toBeSeen();
    await userEvent.clear(usesIn(form));
    await userEvent.type(usesIn(form), '25');
    await send(form);
    await waitFor(() => expect(limited.sent.at(-1)?.body).toMatchObject({ useLimit: 25 }));
  },
};

/** The new link is in the list, and its details are open. */
export const Done: Story = {
  play: async () => {
    await send(await filled());
    await expect(await screen.findByText(t('agentRegistration:newLink.done'))).toBeSeen();
    const sheet = within(await screen.findByRole('dialog', { name: CREATED_LINK.name }));
    await expect(await sheet.findByText(CREATED_LINK.link)).toBeSeen();
  },
};

/** A link with a lost response is requested again with the same key, so that no second link is made. */
export const AnswerLost: Story = {
  parameters: { msw: [lost.handler, ...links.handlers] },
  beforeEach: lost.reset,
  play: async () => {
    const form = await filled();
    await send(form);
    await expect(await form.findByRole('alert')).toBeSeen();
    await send(form);
    await expect(await screen.findByText(t('agentRegistration:newLink.done'))).toBeSeen();
    const [first, again] = lost.sent;
    await expect(again).toEqual(first);
    await expect(first?.key).not.toBeNull();
  },
};

/** A refusal is shown above the form; entered values are kept. */
export const Refused: Story = {
  parameters: {
    msw: [
      refuses('createRegistrationLink', { code: 'registration_links_full', status: 409 }),
      ...links.handlers,
    ],
  },
  play: async () => {
    const form = await filled();
    await send(form);
    const words = t('platform:error.registration_links_full');
    await expect(await form.findByRole('alert')).toHaveTextContent(words);
    await expect(await nameIn(form)).toHaveValue(CREATED_LINK.name);
    await expect(rebateIn(form)).toHaveValue('0.30');
  },
};

export const TooOften: Story = {
  parameters: {
    msw: [
      refuses('createRegistrationLink', {
        ...{ code: 'too_many_requests', status: 429, retryAfter: 60 },
      }),
      ...links.handlers,
    ],
  },
  play: async () => {
    const form = await filled();
    await send(form);
    await expect(await form.findByRole('alert')).toBeSeen();
    await expect(await nameIn(form)).toHaveValue(CREATED_LINK.name);
  },
};

const trouble = { on: true };

/** If the bounds of the rebate fail to load, the form can be reloaded. */
export const Failed: Story = {
  parameters: {
    // The list behind makes the same request, before or after the form.
    msw: [
      fails('getRegistrationLinks', Number.POSITIVE_INFINITY, () => trouble.on),
      ...links.handlers,
    ],
  },
  beforeEach: () => {
    trouble.on = true;
  },
  play: async () => {
    const form = await dialog();
    const failed = t('agentRegistration:field.failed');
    await expect(await form.findByRole('alert')).toHaveTextContent(failed);
    trouble.on = false;
    await userEvent.click(form.getByRole('button', { name: t('agentRegistration:retry') }));
    await expect(await nameIn(form)).toBeSeen();
  },
};
