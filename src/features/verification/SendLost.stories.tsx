import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { asText, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, held } from '#src/platform/endpoints/answers.fixture.ts';
import { losesFirst } from '#src/platform/endpoints/losesFirst.fixture.ts';
import { inToasts } from '#src/ui/toast/inToasts.fixture.tsx';
import { VerificationScreen } from './VerificationScreen.tsx';
import { KEPT, proof, shows } from './verification.fixture.ts';

const ADDED = { ...KEPT, state: 'added' } as const;
const whole = proof({ complete: true }, ADDED, ADDED);
const lost = losesFirst('sendVerification');
let isSent = false;
const sends = [
  answers('sendVerification', () => ({ ...whole, state: 'in_review', complete: false })),
  answers('getMemberInfo'),
  answers('getVerification', () => (isSent ? { ...whole, state: 'in_review' } : whole)),
];

/** Sent documents with a lost response. */
const meta = {
  title: 'Features/Verification/SendLost',
  component: VerificationScreen,
  decorators: [inToasts],
  parameters: {
    ...{ route: '/verification', player: true },
    msw: [
      lost.handler,
      answers('sendVerification', () => ({ ...whole, state: 'in_review', complete: false })),
      ...shows(whole),
    ],
  },
  beforeEach: lost.reset,
} satisfies Meta<typeof VerificationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is unconfirmed whether they were sent; the retry uses the same key. */
export const NotConfirmed: Story = {
  play: async ({ canvas }) => {
    const send = await canvas.findByRole('button', { name: t('verification:send.action') });
    await userEvent.click(send);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('session:outcome.unconfirmed'),
    );
    await waitFor(() => expect(send).not.toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(send);
    await expect(await screen.findByText(t('verification:send.done'))).toBeInTheDocument();
    await expect(lost.keys).toHaveLength(2);
    await expect(new Set(lost.keys).size).toBe(1);
  },
};

/** Once sent, the documents are gone from the page: the status comes into view and takes the focus. */
export const StatusInView: Story = {
  // Taller than the window, so that it stays scrolled.
  decorators: [
    (Page) => (
      <div style={{ minBlockSize: '300vh' }}>
        <Page />
      </div>
    ),
  ],
  parameters: { msw: sends },
  play: async ({ canvas }) => {
    isSent = false;
    const send = await canvas.findByRole('button', { name: t('verification:send.action') });
    send.scrollIntoView({ block: 'start', behavior: 'instant' });
    isSent = true;
    await userEvent.click(send);
    const words = await canvas.findByText(asText('verification:next.in_review'));
    await waitFor(() => expect(words.closest('[tabindex]')).toHaveFocus());
    await waitFor(() => expect(window.scrollY).toBe(0));
    await expect(words).toBeSeen();
  },
};

const slow = held('sendVerification');

/** Whoever uses something else of the page by the time the documents are there keeps the focus in it. */
export const FocusElsewhere: Story = {
  decorators: [
    (Page) => (
      <>
        <input aria-label="Elsewhere" style={{ minBlockSize: 44 }} />
        <Page />
      </>
    ),
  ],
  parameters: { msw: [slow.handler, ...sends] },
  beforeEach: () => {
    isSent = false;
    slow.hold();
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: t('verification:send.action') }),
    );
    await userEvent.click(canvas.getByRole('textbox', { name: 'Elsewhere' }));
    isSent = true;
    slow.letGo();
    await expect(await canvas.findByText(asText('verification:next.in_review'))).toBeSeen();
    await expect(canvas.getByRole('textbox', { name: 'Elsewhere' })).toHaveFocus();
  },
};
