import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { held } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { keepDraft } from '#src/session/fields/keptDraft.ts';
import type { LineTransferScreen } from './LineTransferScreen.tsx';
import { button, confirm, fill, form, lineScreen, receiving } from './lineScreen.fixture.ts';
import { LINE_DRAFT } from './send/lineValues.ts';

/** Transfers that are refused, sent twice, or lose their response (S2.16 transferUpline). */
const meta = {
  ...lineScreen,
  // Spelled out: Storybook adds the comment above to an object literal here, and replaces anything else.
  parameters: { ...lineScreen.parameters },
  title: 'Features/LineTransfer/LineTransferFailures',
} satisfies Meta<typeof LineTransferScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const wrong = receiving([{ code: 'payment_password_wrong', status: 403 }]);

/** A wrong payment password is reported at its field, with a link to reset it; the next try sends the transfer. */
export const WrongPassword: Story = {
  ...wrong.story,
  play: async ({ canvas }) => {
    await fill();
    await confirm();
    await expect(await canvas.findByText(t('platform:error.payment_password_wrong'))).toBeSeen();
    const reset = canvas.getByRole('link', { name: t('session:password.forgottenPayment') });
    await expect(reset).toBeSeen();
    await userEvent.click(await button(like('lineTransfer:send')));
    await expect(await canvas.findByText(like('lineTransfer:done'))).toBeSeen();
  },
};

const hidden = receiving();

/** A note with text direction overrides is rejected before sending. */
export const NoteHidden: Story = {
  ...hidden.story,
  play: async () => {
    const fields = within(await form());
    const note = await fields.findByRole('textbox', { name: like('lineTransfer:note') });
    await userEvent.type(note, '\u202eyadirF');
    await userEvent.click(await button(t('lineTransfer:review')));
    await waitFor(() => expect(note).toHaveAccessibleDescription(t('lineTransfer:noteHidden')));
    await expect(note).toHaveValue('\u202eyadirF');
  },
};

const refused = receiving([{ code: 'line_transfer_unavailable', status: 403 }]);

/** An unavailable receiver: no reason is given, no money moved. */
export const Unavailable: Story = {
  ...refused.story,
  play: async ({ canvas }) => {
    await fill();
    await confirm();
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('platform:error.line_transfer_unavailable'));
    await expect(alert).toHaveTextContent(t('session:transfer.refusedHint'));
    await userEvent.click(await button(t('lineTransfer:edit')));
    const note = within(await form()).getByRole('textbox', { name: like('lineTransfer:note') });
    await expect(note).toHaveValue('For Friday');
  },
};

const lost = receiving(['lost']);

/** A lost response: the outcome is unknown, the order is fixed, the retry uses the same key. */
export const AnswerLost: Story = {
  ...lost.story,
  play: async ({ canvas }) => {
    await fill();
    await confirm();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('session:transfer.unconfirmed'),
    );
    await expect(canvas.queryByRole('button', { name: t('lineTransfer:edit') })).toBeNull();
    await userEvent.click(await button(t('lineTransfer:again')));
    await expect(await canvas.findByText(like('lineTransfer:done'))).toBeSeen();
    await expect(lost.keys).toHaveLength(2);
    await expect(new Set(lost.keys).size).toBe(1);
  },
};

const pending = receiving();
const slow = held('transferToLine');

/** A double click sends one. */
export const PressedTwice: Story = {
  parameters: { msw: [slow.handler, ...pending.story.parameters.msw] },
  beforeEach: () => {
    pending.story.beforeEach();
    slow.hold();
  },
  play: async ({ canvas }) => {
    await fill();
    await userEvent.type(await screen.findByLabelText(like('lineTransfer:password')), '204816');
    await userEvent.dblClick(await button(like('lineTransfer:send')));
    slow.letGo();
    await expect(await canvas.findByText(like('lineTransfer:done'))).toBeSeen();
    await expect(pending.keys).toHaveLength(1);
  },
};

const kept = (sentAt: number) =>
  keepDraft(
    LINE_DRAFT,
    {
      sent: {
        opened: '',
        value: `kept ${sentAt} ${JSON.stringify(['agent01', '100', 'For Friday'])}`,
      },
    },
    EXAMPLES.getMemberInfo.value.id,
  );

const reopened = receiving();

/**
 * A page opened while the outcome of a transfer is unknown says so, and can only send the same one again, with the same key; even in a new
 * tab, after the one that sent it has ended.
 */
export const AnswerLostBeforeTabEnded: Story = {
  ...reopened.story,
  beforeEach: () => {
    reopened.story.beforeEach();
    kept(Date.now() - 60_000);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('lineTransfer:openTitle'))).toBeSeen();
    await expect(canvas.getAllByText('For Friday')[0]).toBeSeen();
    await expect(screen.queryByRole('form', { name: t('lineTransfer:form') })).toBeNull();
    await expect(canvas.queryByRole('button', { name: t('lineTransfer:edit') })).toBeNull();
    await expect(canvas.queryByText(t('lineTransfer:balanceAfter'))).toBeNull();
    await userEvent.type(await screen.findByLabelText(like('lineTransfer:password')), '204816');
    await userEvent.click(await button(t('lineTransfer:again')));
    await expect(await canvas.findByText(like('lineTransfer:done'))).toBeSeen();
    await expect(reopened.keys).toEqual(['kept']);
  },
};

const late = receiving();

/**
 * A transfer is not retried once its idempotency key may have expired: the review ends and the page says where to look. Only a new review
 * sends it.
 */
export const TooLateToRepeat: Story = {
  ...late.story,
  beforeEach: () => {
    late.story.beforeEach();
    kept(Date.now() - 12 * 3_600_000);
  },
  play: async ({ canvas }) => {
    await userEvent.type(await screen.findByLabelText(like('lineTransfer:password')), '204816');
    await userEvent.click(await button(t('lineTransfer:again')));
    await expect(await canvas.findByText(like('platform:error.key_expired'))).toBeSeen();
    await expect(late.keys).toEqual([]);
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('session:transfer.unconfirmed'));
    await expect(screen.queryByRole('button', { name: t('lineTransfer:again') })).toBeNull();
    await fill();
    await expect(await button(like('lineTransfer:send'))).toBeSeen();
  },
};

const mistyped = receiving(['lost', { code: 'idempotency_key_reused', status: 422 }]);

/** A refusal of a retry with another payment password shows that the first try went through: the review ends. */
export const WentThroughBefore: Story = {
  ...mistyped.story,
  play: async ({ canvas }) => {
    await fill();
    await confirm();
    await userEvent.click(await button(t('lineTransfer:again')));
    const alert = await canvas.findByText(t('session:transfer.alreadyDone'));
    await expect(alert).toBeSeen();
    const typed = within(await form()).getByRole('textbox', {
      name: like('session:transfer.amount'),
    });
    await expect(typed).toHaveValue('');
    await expect(mistyped.keys).toHaveLength(2);
  },
};
