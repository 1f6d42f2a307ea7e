import { screen, userEvent, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { dropDraft } from '#src/session/fields/keptDraft.ts';
import { LineTransferScreen } from './LineTransferScreen.tsx';
import { history, member, password, receiver } from './line.fixture.ts';
import { LINE_DRAFT } from './send/lineValues.ts';

const { value: held } = EXAMPLES.getWalletBalance;

export const walletWith = (turnoverLeft: string, balance = held.balance) =>
  answers('getWalletBalance', () => ({ ...held, turnoverLeft, balance }));
const wallet = walletWith('0.00');
const keys = answers('getPayloadKeys');
const protection = answers('getProtection');
export const others = [
  ...[answers('getMemberInfo'), wallet, history, password(true), keys],
  protection,
];

/** A story whose transfers get these outcomes. */
export const receiving = (outcomes: Parameters<typeof receiver>[0] = [], line = member) => {
  const { keys, handler, reset } = receiver(outcomes);
  return { keys, story: { parameters: { msw: [handler, line, ...others] }, beforeEach: reset } };
};

/** The shared meta of the page's stories. */
export const lineScreen = {
  component: LineTransferScreen,
  parameters: { player: true, route: '/lineTransfer', msw: [member, ...others] },
  beforeEach: () => {
    dropDraft(LINE_DRAFT, EXAMPLES.getMemberInfo.value.id);
  },
};

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const form = () => screen.findByRole('form', { name: t('lineTransfer:form') });

/** Enters amount and note, and continues to the review. */
export async function fill(amount = '100'): Promise<void> {
  const fields = within(await form());
  const typed = fields.getByRole('textbox', { name: like('session:transfer.amount') });
  await userEvent.clear(typed);
  await userEvent.type(typed, amount);
  const note = fields.getByRole('textbox', { name: like('lineTransfer:note') });
  await userEvent.clear(note);
  await userEvent.type(note, 'For Friday');
  await userEvent.click(await button(t('lineTransfer:review')));
}

/** Enters the payment password; sends. */
export async function confirm(): Promise<void> {
  await userEvent.type(await screen.findByLabelText(like('lineTransfer:password')), '204816');
  await userEvent.click(await button(like('lineTransfer:send')));
}
