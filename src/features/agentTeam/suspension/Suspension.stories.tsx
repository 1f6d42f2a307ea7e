import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import type { Suspension } from '#src/platform/contract.generated.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { receiver } from '#src/platform/endpoints/receiver.fixture.ts';
import { asAgent } from '#src/shared/agentCentre/agent.fixture.ts';
import { keepsFormRule } from '#src/ui/form/formRule.fixture.ts';
import { inToasts } from '#src/ui/toast/inToasts.fixture.tsx';
import { TeamScreen } from '../TeamScreen.tsx';
import { downlineOf, teamTree } from '../team.fixture.ts';

const SUSPENDED: Suspension = { since: '2026-03-02T14:05:00.000Z', reason: 'unusual' };

const memberWith = (change: object) =>
  answers('getDownline', (url) => {
    const downline = downlineOf(url);
    return { ...downline, member: { ...downline.member, ...change } };
  });

const around = [...asAgent, teamTree()];
const active = memberWith({});
const kept = receiver('setDownlineSuspension');
const lost = receiver('setDownlineSuspension', ['lost']);
const refused = receiver('setDownlineSuspension', [{ code: 'line_member_unknown', status: 404 }]);

const theSheet = async () => within(await screen.findByRole('dialog', { name: 'agent02' }));
const suspendButton = () => ({ name: t('agentTeam:suspension.suspend') });

/** Opens the form in the member's details. */
async function openForm() {
  const sheet = await theSheet();
  await userEvent.click(await sheet.findByRole('button', suspendButton()));
  return sheet;
}

/** Chooses a reason and submits the form. */
async function choose(sheet: Awaited<ReturnType<typeof theSheet>>) {
  const reason = { name: t('agentTeam:suspension.reasons.inactive') };
  await userEvent.click(sheet.getByRole('radio', reason));
  await userEvent.click(sheet.getByRole('button', suspendButton()));
}

/** An agent suspends a direct downline, and lifts the suspension (S2.17). */
const meta = {
  title: 'Features/AgentTeam/Suspension',
  component: TeamScreen,
  decorators: [inToasts],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: {
    player: true,
    route: '/agentHome/team?member=agent02',
    msw: [kept.handler, active, ...around],
  },
  beforeEach: () => {
    for (const each of [kept, lost, refused]) each.reset();
  },
} satisfies Meta<typeof TeamScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FormRule: Story = {
  play: async () => {
    const sheet = await openForm();
    await keepsFormRule('SuspensionForm', sheet.getByRole('form'));
  },
};

/** The form says what a suspension stops and what it does not; a reason is required. */
export const Suspends: Story = {
  play: async () => {
    const sheet = await openForm();
    await expect(sheet.getByText(t('agentTeam:suspension.what'))).toBeSeen();
    await userEvent.click(sheet.getByRole('button', suspendButton()));
    await expect(await sheet.findByText(t('agentTeam:suspension.required'))).toBeSeen();
    await choose(sheet);
    await expect(await screen.findByText(t('agentTeam:suspension.done'))).toBeSeen();
    const [sent] = kept.sent;
    await expect(sent?.body).toEqual({ account: 'agent02', reason: 'inactive' });
    await expect(sheet.queryByRole('form')).toBeNull();
  },
};

/** With the keyboard the focus moves into the opened form, and back to its button on cancel. */
export const ByKeyboard: Story = {
  play: async () => {
    const sheet = await theSheet();
    (await sheet.findByRole('button', suspendButton())).focus();
    await userEvent.keyboard('{Enter}');
    const form = await sheet.findByRole('form');
    await waitFor(() => expect(form.parentElement).toHaveFocus());
    await userEvent.tab();
    await expect(within(form).getAllByRole('radio')).toContain(document.activeElement);
    within(form)
      .getByRole('button', { name: t('agentTeam:suspension.cancel') })
      .focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sheet.getByRole('button', suspendButton())).toHaveFocus());
  },
};

/** A request with a lost response is repeated with the same key. */
export const AnswerLost: Story = {
  parameters: { msw: [lost.handler, active, ...around] },
  play: async () => {
    const sheet = await openForm();
    await choose(sheet);
    await expect(await sheet.findByRole('alert')).toBeSeen();
    await userEvent.click(sheet.getByRole('button', suspendButton()));
    await expect(await screen.findByText(t('agentTeam:suspension.done'))).toBeSeen();
    await expect(new Set(lost.sent.map(({ key }) => key)).size).toBe(1);
  },
};

/** A suspended member is shown with time and reason, and nothing can be sent to them. */
export const Lifts: Story = {
  parameters: { msw: [kept.handler, memberWith({ suspension: SUSPENDED }), ...around] },
  play: async () => {
    const sheet = await theSheet();
    await expect(await sheet.findByText(t('agentTeam:status.suspended'))).toBeSeen();
    await expect(sheet.getByText(like('agentTeam:suspension.since'))).toBeSeen();
    await expect(sheet.getByText(t('agentTeam:suspension.reasons.unusual'))).toBeSeen();
    await expect(sheet.queryByText(t('agentTeam:member.transfer'))).toBeNull();
    await expect(sheet.queryByText(t('agentTeam:member.offer'))).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: t('agentTeam:suspension.lift') }));
    await waitFor(() => expect(kept.sent).toHaveLength(1));
    await expect(kept.sent[0]?.body).toEqual({ account: 'agent02', reason: null });
    await expect(await screen.findByText(t('agentTeam:suspension.lifted'))).toBeSeen();
  },
};

/** A suspension that could not be lifted shows the reason. */
export const NotLifted: Story = {
  parameters: { msw: [refused.handler, memberWith({ suspension: SUSPENDED }), ...around] },
  play: async () => {
    const sheet = await theSheet();
    const lift = { name: t('agentTeam:suspension.lift') };
    await userEvent.click(await sheet.findByRole('button', lift));
    await expect(await sheet.findByText(t('agentTeam:suspension.notLifted'))).toBeSeen();
  },
};

/** A member on a break or with a closed account is unavailable, and no reason is shown. */
export const NotAvailable: Story = {
  parameters: { msw: [memberWith({ available: false }), ...around] },
  play: async () => {
    const sheet = await theSheet();
    await expect(await sheet.findByText(t('agentTeam:status.unavailable'))).toBeSeen();
    await expect(sheet.queryByText(t('agentTeam:member.transfer'))).toBeNull();
  },
};

/** Members further below are suspended by their own upline. */
export const IndirectDownline: Story = {
  parameters: { msw: [memberWith({ depth: 2 }), ...around] },
  play: async () => {
    const sheet = await theSheet();
    await expect(await sheet.findByText(t('agentTeam:status.active'))).toBeSeen();
    await expect(sheet.queryByRole('button', suspendButton())).toBeNull();
  },
};

export const Bengali: Story = { ...Lifts, globals: { language: 'bn' } };
