import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { PAYMENT_PASSWORD_PART } from '#src/session/paymentPasswordLink.ts';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { part, parts, passwordFields, platform, security } from '../security.fixture.ts';
import { PaymentPasswordPart } from './PaymentPasswordPart.tsx';

/** The payment password, a part of the security centre (S2.16). */
const meta = {
  title: 'Features/Security/PaymentPasswordPart',
  component: PaymentPasswordPart,
  parameters: {
    route: '/security',
    player: true,
    msw: [answers('changePaymentPassword'), ...parts, ...platform],
  },
} satisfies Meta<typeof PaymentPasswordPart>;
export default meta;
type Story = StoryObj<typeof meta>;

const typeAll = async (...texts: string[]) => {
  for (const [place, text] of texts.entries()) {
    const field = passwordFields()[place];
    if (field) await userEvent.type(field, text);
  }
};

/** The first needs no old password. */
export const First: Story = {
  parameters: {
    msw: [
      answers('changePaymentPassword'),
      security({ paymentPassword: false }),
      ...parts,
      ...platform,
    ],
  },
  play: async () => {
    const form = await part(t('security:payment.title'));
    await userEvent.click(await form.findByRole('button', { name: t('security:payment.set') }));
    await expect(await form.findAllByText(t('session:fault.required'))).toHaveLength(2);
    await typeAll('204816', '204816');
    await userEvent.click(form.getByRole('button', { name: t('security:payment.set') }));
    await expect(await screen.findByText(t('security:payment.done'))).toBeSeen();
  },
};

const origin = '/withdraw?amount=500.00';

/** The part, for a player from a withdrawal. */
function FromWithdrawal() {
  const { hash } = useLocation();
  if (hash !== '') return <PaymentPasswordPart />;
  return (
    <ButtonLink to={`/security#${PAYMENT_PASSWORD_PART}`} state={{ origin }}>
      To the part
    </ButtonLink>
  );
}

/** A player from a withdrawal lands on the form, and goes back in one press once the password is set. */
export const ReturnsToWithdrawal: Story = {
  render: () => <FromWithdrawal />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'To the part' }));
    const back = await canvas.findByRole('link', { name: t('security:payment.back') });
    await expect(back).toHaveAttribute('href', origin);
    await expect(back).toBeSeen();
    await waitFor(() => expect(document.activeElement?.id).toBe(PAYMENT_PASSWORD_PART));
  },
};

/** A guessable one is refused at its field, which keeps it. */
export const Guessable: Story = {
  parameters: {
    msw: [
      refuses('changePaymentPassword', {
        ...{ code: 'field_invalid', status: 400 },
        value: {
          fields: [{ name: 'paymentPassword', rule: 'guessable', patternId: 6, min: 6, max: 6 }],
        },
      }),
      security({ paymentPassword: false }),
      ...parts,
      ...platform,
    ],
  },
  play: async () => {
    const form = await part(t('security:payment.title'));
    const set = await form.findByRole('button', { name: t('security:payment.set') });
    await typeAll('111111', '111111');
    await userEvent.click(set);
    await expect(await form.findByText(t('session:fault.guessable'))).toBeSeen();
    await expect(passwordFields()[0]).toHaveValue('111111');
  },
};

/** A new payment password needs the current one; a wrong one is reported at its field. */
export const CurrentWrong: Story = {
  parameters: {
    msw: [
      refuses('changePaymentPassword', { code: 'payment_password_wrong' }, { once: true }),
      answers('changePaymentPassword'),
      ...parts,
      ...platform,
    ],
  },
  play: async () => {
    const form = await part(t('security:payment.title'));
    const change = await form.findByRole('button', { name: t('security:payment.change') });
    await typeAll('111111', '204816', '204816');
    await userEvent.click(change);
    await expect(await form.findByText(t('platform:error.payment_password_wrong'))).toBeSeen();
    await waitFor(() => expect(passwordFields()[0]).toHaveFocus());
    await userEvent.click(change);
    await expect(await screen.findByText(t('security:payment.done'))).toBeSeen();
    await waitFor(() => expect(passwordFields().every(({ value }) => value === '')).toBe(true));
  },
};

/** A player who forgot it uses a step-up instead. */
export const Forgotten: Story = {
  parameters: {
    msw: [
      refuses('changePaymentPassword', { code: 'step_up_needed', status: 403 }, { once: true }),
      answers('changePaymentPassword'),
      answers('stepUp'),
      ...parts,
      ...platform,
    ],
  },
  play: async () => {
    const form = await part(t('security:payment.title'));
    await userEvent.click(
      await form.findByRole('button', { name: t('security:payment.forgotten') }),
    );
    await expect(passwordFields()).toHaveLength(2);
    await typeAll('204816', '204816');
    await userEvent.click(form.getByRole('button', { name: t('security:payment.change') }));
    const asked = within(await screen.findByRole('dialog'));
    await userEvent.click(
      await asked.findByRole('radio', { name: like('session:verification.by.totp') }),
    );
    const code = await asked.findByRole('textbox', { name: t('session:verification.answer.totp') });
    await userEvent.type(code, '204816');
    await userEvent.click(asked.getByRole('button', { name: t('session:stepUp.submit') }));
    await expect(await screen.findByText(t('security:payment.done'))).toBeSeen();
  },
};

export const Bengali: Story = { globals: { language: 'bn' } };

export const Loading: Story = {
  parameters: { msw: [neverAnswers('getSecurity'), answers('getVerification'), ...platform] },
};

/** It fails and retries by itself. */
export const Failed: Story = {
  parameters: { msw: [fails('getSecurity', 1), ...parts, ...platform] },
  play: async () => {
    const form = await part(t('security:payment.title'));
    await userEvent.click(await form.findByRole('button', { name: t('security:retry') }));
    await expect(
      await form.findByRole('button', { name: t('security:payment.change') }),
    ).toBeSeen();
  },
};
