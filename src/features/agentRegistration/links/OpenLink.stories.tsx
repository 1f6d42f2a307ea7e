import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { fails } from '#src/platform/endpoints/answers.fixture.ts';
import { inToasts } from '#src/ui/toast/inToasts.fixture.tsx';
import { CRICKET, DISABLED, EXPIRED, linksOf, USED_UP } from '../links.fixture.ts';
import { RegisterDownlineScreen } from '../RegisterDownlineScreen.tsx';

const links = linksOf();

const LOOP_MS = 500;

const sheetOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const ask = async () => {
  const sheet = await sheetOf(CRICKET.name);
  await userEvent.click(
    await sheet.findByRole('button', { name: t('agentRegistration:disable.open') }),
  );
  return within(await screen.findByRole('alertdialog'));
};

/** The details of a link above the list (S2.17 registerCenter). */
const meta = {
  title: 'Features/AgentRegistration/OpenLink',
  component: RegisterDownlineScreen,
  decorators: [inToasts],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: {
    player: true,
    route: `/agentHome/register?link=${CRICKET.id}`,
    msw: links.handlers,
  },
  beforeEach: links.reset,
} satisfies Meta<typeof RegisterDownlineScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The address to copy, its QR code, the terms of the link, and its visitors so far. */
export const Active: Story = {
  play: async () => {
    const sheet = await sheetOf(CRICKET.name);
    await expect(await sheet.findByText(CRICKET.link)).toBeSeen();
    await expect(sheet.getByRole('button', { name: t('agentRegistration:copy') })).toBeSeen();
    const code = { name: like('agentRegistration:qrOf', { name: CRICKET.name }) };
    await expect(await sheet.findByRole('img', code)).toBeSeen();
    const registered = sheet.getByRole('progressbar', { name: t('agentRegistration:registered') });
    await expect(registered).toHaveAttribute('aria-valuetext', '36');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Bengali: Story = { globals: { language: 'bn' } };

/** A disabled link cannot be copied any more, and says why. */
export const Disabled: Story = {
  parameters: { route: `/agentHome/register?link=${DISABLED.id}` },
  play: async () => {
    const sheet = await sheetOf(DISABLED.name);
    await expect(await sheet.findByText(t('agentRegistration:closed.disabled'))).toBeSeen();
    await expect(sheet.queryByText(DISABLED.link)).toBeNull();
    await expect(
      sheet.queryByRole('button', { name: t('agentRegistration:disable.open') }),
    ).toBeNull();
  },
};

/** A link whose registration limit is reached says so, and how to invite more. */
export const UsedUp: Story = {
  parameters: {
    route: `/agentHome/register?link=${USED_UP.id}`,
    msw: linksOf([USED_UP, CRICKET]).handlers,
  },
  play: async ({ canvas }) => {
    const used = like('agentRegistration:usedOf', { used: '5', most: '5' });
    await expect(await canvas.findByText(used)).toBeInTheDocument();
    const sheet = await sheetOf(USED_UP.name);
    await expect(await sheet.findByText(t('agentRegistration:closed.usedUp'))).toBeSeen();
    await expect(sheet.getByText(t('agentRegistration:useLimit'))).toBeSeen();
    await expect(sheet.queryByText(USED_UP.link)).toBeNull();
  },
};

/** The name in a row opens the details; closing them returns to the same list. */
export const OpensAndCloses: Story = {
  parameters: { route: '/agentHome/register' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: CRICKET.name }));
    const sheet = await sheetOf(CRICKET.name);
    await userEvent.click(sheet.getByRole('button', { name: t('agentRegistration:close') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('link', { name: CRICKET.name })).toBeSeen();
  },
};

let isBroken = true;
let asked = 0;

/** The open link is on a later page, which fails to load: the page asks once, says so, and asks again on a press. */
export const OnFailedPage: Story = {
  parameters: {
    route: `/agentHome/register?link=${EXPIRED.id}`,
    msw: [
      fails('getRegistrationLinks', Number.POSITIVE_INFINITY, ({ searchParams }) => {
        const isSecond = searchParams.get('pageNo') === '2';
        if (isSecond) asked += 1;
        return isSecond && isBroken;
      }),
      ...links.handlers,
    ],
  },
  beforeEach: () => {
    isBroken = true;
    asked = 0;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('platform:error.unexpected_error'))).toBeSeen();
    // As long as an endless loop would need for more calls.
    await new Promise((resolve) => setTimeout(resolve, LOOP_MS));
    await expect(asked).toBe(1);
    isBroken = false;
    await userEvent.click(canvas.getByRole('button', { name: t('agentRegistration:older') }));
    const sheet = await sheetOf(EXPIRED.name);
    await expect(await sheet.findByText(t('agentRegistration:closed.expired'))).toBeSeen();
  },
};

/** A link is disabled after a confirmation. */
export const Disables: Story = {
  play: async () => {
    const question = await ask();
    await expect(question.getByText(t('agentRegistration:disable.text'))).toBeSeen();
    const confirm = { name: t('agentRegistration:disable.confirm') };
    await userEvent.click(question.getByRole('button', confirm));
    await expect(await screen.findByText(t('agentRegistration:disable.done'))).toBeSeen();
    const sheet = await sheetOf(CRICKET.name);
    await expect(await sheet.findByText(t('agentRegistration:closed.disabled'))).toBeSeen();
  },
};

/** Keeping the link returns to its details. */
export const Kept: Story = {
  play: async () => {
    const question = await ask();
    await userEvent.click(
      question.getByRole('button', { name: t('agentRegistration:disable.keep') }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const sheet = await sheetOf(CRICKET.name);
    await expect(await sheet.findByText(CRICKET.link)).toBeSeen();
  },
};

/** A failure is shown in the confirmation, which can be answered again. */
export const NotDisabled: Story = {
  parameters: { msw: [fails('disableRegistrationLink', 1), ...links.handlers] },
  play: async () => {
    const question = await ask();
    const confirm = { name: t('agentRegistration:disable.confirm') };
    await userEvent.click(question.getByRole('button', confirm));
    const failed = t('agentRegistration:disable.failed');
    await expect(await question.findByRole('alert')).toHaveTextContent(failed);
    await userEvent.click(question.getByRole('button', confirm));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
