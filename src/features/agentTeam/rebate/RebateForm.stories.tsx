import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { receiver } from '#src/platform/endpoints/receiver.fixture.ts';
import { asAgent } from '#src/shared/agentCentre/agent.fixture.ts';
import { keepsFormRule } from '#src/ui/form/formRule.fixture.ts';
import { inToasts } from '#src/ui/toast/inToasts.fixture.tsx';
import { TeamScreen } from '../TeamScreen.tsx';
import { downlineOf, teamTree } from '../team.fixture.ts';

let rebate = '';
const known = [
  ...[...asAgent, teamTree()],
  answers('getDownline', (url) => ({ ...downlineOf(url), rebatePercent: rebate })),
];
const kept = receiver('setDownlineRebate');
const changed = receiver('setDownlineRebate', [{ code: 'rebate_changed', status: 409 }]);
const lost = receiver('setDownlineRebate', ['lost']);

/** Opens the form in the member's details. */
async function openForm() {
  const sheet = within(await screen.findByRole('dialog', { name: 'agent02' }));
  await userEvent.click(await sheet.findByRole('button', { name: t('agentTeam:rebate.change') }));
  return sheet;
}

/** The rate is shown without a way to change it. */
const offersNoForm = async () => {
  const sheet = within(await screen.findByRole('dialog', { name: 'agent02' }));
  await expect(await sheet.findByText(t('agentTeam:rebate.title'))).toBeSeen();
  await expect(sheet.queryByRole('button', { name: t('agentTeam:rebate.change') })).toBeNull();
};

/** An agent changes the rebate of a direct downline (S2.17). */
const meta = {
  title: 'Features/AgentTeam/RebateForm',
  component: TeamScreen,
  decorators: [inToasts],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: {
    player: true,
    route: '/agentHome/team?member=agent02',
    msw: [kept.handler, ...known],
  },
  beforeEach: () => {
    rebate = '0.80';
    for (const each of [kept, changed, lost]) each.reset();
  },
} satisfies Meta<typeof TeamScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FormRule: Story = {
  play: async () => {
    const sheet = await openForm();
    await keepsFormRule('RebateForm', sheet.getByRole('form'));
  },
};

/** The bounds are shown before typing, and again in the error; the request includes the rate that was shown. */
export const Changes: Story = {
  play: async () => {
    const sheet = await openForm();
    const field = sheet.getByRole('textbox', { name: like('agentTeam:rebate.new') });
    const bounds = { least: '0.5', most: '1' };
    await expect(sheet.getByText(like('agentTeam:rebate.hint', bounds))).toBeSeen();
    await userEvent.type(field, '1.01');
    await userEvent.tab();
    await expect(await sheet.findByText(like('agentTeam:rebate.fault.tooHigh', bounds))).toBeSeen();
    await userEvent.clear(field);
    await userEvent.type(field, '০.৪');
    await userEvent.tab();
    await expect(await sheet.findByText(like('agentTeam:rebate.fault.tooLow', bounds))).toBeSeen();
    await userEvent.clear(field);
    await userEvent.type(field, '0.6{Enter}');
    await expect(await screen.findByText(t('agentTeam:rebate.done'))).toBeSeen();
    await expect(kept.sent.map(({ body }) => body)).toEqual([
      { account: 'agent02', rebatePercent: '0.6', before: '0.80' },
    ]);
    await expect(sheet.queryByRole('form')).toBeNull();
  },
};

/** With the keyboard the focus moves into the opened form, and back to its button after the change. */
export const ByKeyboard: Story = {
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'agent02' }));
    const opener = () => sheet.getByRole('button', { name: t('agentTeam:rebate.change') });
    await waitFor(() => opener().focus());
    await userEvent.keyboard('{Enter}');
    const form = await sheet.findByRole('form');
    await waitFor(() => expect(form.parentElement).toHaveFocus());
    await expect(getComputedStyle(form.parentElement ?? form).outlineStyle).toBe('none');
    await userEvent.tab();
    await expect(within(form).getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('0.6{Enter}');
    await waitFor(() => expect(opener()).toHaveFocus());
  },
};

/** Changed meanwhile: the new rate loads, the typed one is kept, and a retry refers to the new rate. */
export const ChangedMeanwhile: Story = {
  parameters: { msw: [changed.handler, ...known] },
  play: async () => {
    const sheet = await openForm();
    await userEvent.type(sheet.getByRole('textbox', { name: like('agentTeam:rebate.new') }), '0.6');
    rebate = '0.70';
    await userEvent.click(sheet.getByRole('button', { name: t('agentTeam:rebate.submit') }));
    await expect(await sheet.findByText(t('platform:error.rebate_changed'))).toBeSeen();
    await expect(
      await sheet.findByText(like('agentTeam:member.percent', { percent: '0.7' })),
    ).toBeSeen();
    await userEvent.click(sheet.getByRole('button', { name: t('agentTeam:rebate.submit') }));
    await waitFor(() => expect(changed.sent).toHaveLength(2));
    await expect(changed.sent[1]?.body).toMatchObject({ rebatePercent: '0.6', before: '0.70' });
  },
};

/** A request with a lost response is repeated with the same key. */
export const AnswerLost: Story = {
  parameters: { msw: [lost.handler, ...known] },
  play: async () => {
    const sheet = await openForm();
    await userEvent.type(
      sheet.getByRole('textbox', { name: like('agentTeam:rebate.new') }),
      '0.6{Enter}',
    );
    await expect(await sheet.findByRole('alert')).toBeSeen();
    await userEvent.click(sheet.getByRole('button', { name: t('agentTeam:rebate.submit') }));
    await expect(await screen.findByText(t('agentTeam:rebate.done'))).toBeSeen();
    await expect(new Set(lost.sent.map(({ key }) => key)).size).toBe(1);
  },
};

/** No form for an agent who has no other rate to give. */
export const NoOtherRate: Story = {
  parameters: {
    msw: [
      answers('getDownline', (url) => ({
        ...downlineOf(url),
        rebateBounds: { least: '0.80', most: '0.80' },
      })),
      ...known,
    ],
  },
  play: offersNoForm,
};

/** Only the rebates of direct downlines can be changed. */
export const IndirectDownline: Story = {
  parameters: {
    msw: [answers('getDownline', (url) => ({ ...downlineOf(url), rebateBounds: null })), ...known],
  },
  play: offersNoForm,
};
