import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { asText, like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { inToasts } from '#src/ui/toast/inToasts.fixture.tsx';
import { VerificationScreen } from './VerificationScreen.tsx';
import { document, KEPT, proof, shows } from './verification.fixture.ts';

const ADDED = { ...KEPT, state: 'added' } as const;

/** The identity verification page. */
const meta = {
  title: 'Features/Verification/VerificationScreen',
  component: VerificationScreen,
  decorators: [inToasts],
  parameters: { route: '/verification', player: true, msw: shows(proof()) },
} satisfies Meta<typeof VerificationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const picture = (name = 'address.png', type = 'image/png') =>
  new File(['picture'], name, { type, lastModified: 0 });
const addressInput = () =>
  screen.findByLabelText(t('verification:kind.proof_of_address'), { selector: 'input' });

/** What is required and why, without any document; sent too early, it says what is missing. */
export const NotStarted: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('verification:why.identity'))).toBeSeen();
    await expect(canvas.getByText(t('verification:next.not_started'))).toBeSeen();
    await userEvent.click(canvas.getByRole('button', { name: t('verification:send.action') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('verification:kind.proof_of_address'),
    );
    await userEvent.click(canvas.getByRole('radio', { name: t('verification:choice.passport') }));
    await expect(await canvas.findByText(t('verification:about.passport'))).toBeSeen();
  },
};

/** On a phone, in Bengali. */
export const Bengali: Story = {
  globals: { language: 'bn', viewport: { value: 'phone', isRotated: false } },
};

/** A file of the wrong type or too large is rejected with a reason. */
export const RefusedFile: Story = {
  play: async ({ canvas }) => {
    const film = picture('clip.gif', 'image/gif');
    await userEvent.upload(await addressInput(), film, { applyAccept: false });
    await expect(await canvas.findByText(t('verification:document.refused.type'))).toBeSeen();
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' });
    await userEvent.upload(await addressInput(), large);
    await expect(await canvas.findByText(like('verification:document.refused.size'))).toBeSeen();
  },
};

const keys: (string | null)[] = [];
const upload = http.put(EXAMPLES.uploadVerificationDocument.path, ({ request }) => {
  keys.push(request.headers.get('Idempotency-Key'));
  if (keys.length === 1) return HttpResponse.error();
  return HttpResponse.json({
    ...{ success: true, message: '', code: 'ok' },
    value: proof({}, {}, ADDED),
  });
});

/** The response is lost: the picture stays; the retry keeps its key. */
export const AnswerLost: Story = {
  parameters: {
    msw: [
      upload,
      answers('getVerification', () => (keys.length > 1 ? proof({}, {}, ADDED) : proof())),
      ...shows(proof()),
    ],
  },
  beforeEach: () => {
    keys.length = 0;
  },
  play: async ({ canvas }) => {
    await userEvent.upload(await addressInput(), picture());
    const name = t('verification:document.retry', {
      name: t('verification:kind.proof_of_address'),
    });
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(await canvas.findByText(t('verification:state.added'))).toBeSeen();
    await expect(keys).toHaveLength(2);
    await expect(new Set(keys).size).toBe(1);
  },
};

/** A picture refused for its content shows the reason. */
export const PictureRefused: Story = {
  parameters: {
    msw: [refuses('uploadVerificationDocument', { code: 'image_invalid' }), ...shows(proof())],
  },
  play: async ({ canvas }) => {
    await userEvent.upload(await addressInput(), picture());
    await expect(await canvas.findByText(t('platform:error.image_invalid'))).toBeSeen();
    await expect(canvas.getByText('address.png')).toBeSeen();
  },
};

/** While a picture is uploaded, the documents cannot be sent without it: the button waits. */
export const SendWaits: Story = {
  parameters: { msw: [neverAnswers('uploadVerificationDocument'), ...shows(proof())] },
  play: async ({ canvas }) => {
    await userEvent.upload(await addressInput(), picture());
    const send = canvas.getByRole('button', { name: t('verification:send.action') });
    await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(send);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

const whole = proof({ complete: true }, ADDED, ADDED);

/** All documents are there and are sent for review. */
export const Sent: Story = {
  parameters: {
    msw: [
      answers('sendVerification', () => ({ ...whole, state: 'in_review', complete: false })),
      ...shows(whole),
    ],
  },
  play: async () => {
    const send = await screen.findByRole('button', { name: t('verification:send.action') });
    await userEvent.click(send);
    await expect(await screen.findByText(t('verification:send.done'))).toBeInTheDocument();
  },
};

const closed = { code: 'verification_closed', status: 409 };

export const NotSent: Story = {
  parameters: { msw: [refuses('sendVerification', closed), ...shows(whole)] },
  play: async ({ canvas }) => {
    const send = await canvas.findByRole('button', { name: t('verification:send.action') });
    await userEvent.click(send);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('verification:send.failed'));
  },
};

/** A picture not sent yet is removed. */
export const Removed: Story = {
  parameters: {
    msw: [answers('removeVerificationDocument', () => proof()), ...shows(proof({}, {}, ADDED))],
  },
  play: async ({ canvas }) => {
    const name = t('verification:document.remove', {
      name: t('verification:kind.proof_of_address'),
    });
    await userEvent.click(await canvas.findByRole('button', { name }));
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
    await expect(canvas.queryByText(t('verification:state.added'))).toBeNull();
  },
};

/** Without real name and birth date there is nothing to check documents against: a link to add them. */
export const NoRealName: Story = {
  parameters: { msw: shows(proof({ realName: '' })) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: t('verification:name.add') }),
    ).toHaveAttribute('href', '/member');
  },
};

export const InReview: Story = {
  parameters: {
    msw: shows(
      proof(
        { state: 'in_review', sentAt: KEPT.uploadedAt },
        { ...KEPT, state: 'in_review' },
        { ...KEPT, state: 'in_review' },
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(asText('verification:next.in_review'))).toBeSeen();
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: t('verification:send.action') })).toBeNull(),
    );
  },
};

const more = proof(
  { state: 'more_needed', sentAt: KEPT.uploadedAt, decidedAt: KEPT.uploadedAt },
  { ...KEPT, state: 'refused', reason: 'unreadable' },
  { ...KEPT, state: 'in_review' },
);

/** The reviewer requests a document again, and a further one: each with its reason. */
export const MoreNeeded: Story = {
  parameters: {
    msw: shows({
      ...more,
      parts: [
        ...more.parts,
        {
          purpose: 'selfie',
          choices: [{ documents: [document('selfie', { reason: 'additional' })] }],
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('verification:reason.unreadable'))).toBeSeen();
    await expect(canvas.getByText(t('verification:reason.additional'))).toBeSeen();
    await expect(canvas.getByText(t('verification:state.in_review'))).toBeSeen();
  },
};

export const Approved: Story = {
  parameters: { msw: shows(proof({ state: 'approved', decidedAt: KEPT.uploadedAt })) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: t('verification:withdraw') }),
    ).toHaveAttribute('href', '/withdraw');
  },
};

export const Refused: Story = {
  parameters: {
    msw: shows(proof({ state: 'refused', reason: 'not_own', decidedAt: KEPT.uploadedAt })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('verification:refusal.not_own'))).toBeSeen();
    await expect(canvas.getByRole('link', { name: t('verification:service') })).toBeSeen();
  },
};

export const Loading: Story = { parameters: { msw: [neverAnswers('getVerification')] } };

export const Failed: Story = {
  parameters: { msw: [fails('getVerification', 1), ...shows(proof())] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('verification:failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('verification:retry') }));
    await expect(await canvas.findByText(t('verification:why.identity'))).toBeSeen();
  },
};
