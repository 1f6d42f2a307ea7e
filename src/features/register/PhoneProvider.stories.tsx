import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { BrandContext, useBrand } from '#src/brand/BrandContext.tsx';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { flagged } from '#src/platform/endpoints/accounts/flagged.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { firebaseAnswers, PROJECT } from '#src/platform/phone/firebase.fixture.ts';
import { coversPage } from '#src/ui/dialog/coversPage.fixture.ts';
import { exampleMobile } from '#src/ui/phoneField/exampleMobile.fixture.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

/** A brand with codes from Firebase, and no human check at registration. */
function WithFirebase({ children }: { children: ReactNode }) {
  const brand = useBrand();
  const [sending] = useState({
    ...brand,
    humanCheck: { ...brand.humanCheck, registration: false },
    signIn: { phone: PROJECT },
  });
  return <BrandContext value={sending}>{children}</BrandContext>;
}

const smsAsked = fn();

/** A registration by number whose code a provider sends instead of the platform (S3.6, S4.7, S7.32). */
const meta = {
  title: 'Features/Register/PhoneProvider',
  component: RegisterScreen,
  args: { close: fn() },
  decorators: [
    (Story) => (
      <WithFirebase>
        <Story />
      </WithFirebase>
    ),
  ],
  parameters: {
    docs: { story: coversPage },
    route: '/register',
    msw: [
      flagged({ MOBILENUMREG3: true, USERNAMEREG3: false, REGMOBVERF3: true }),
      answers('getPayloadKeys'),
      answers('getRegisterSettings'),
      answers('validateRegistration', () => ({ fields: [] })),
      answers('registerMobile'),
      http.post('*/wps/verification/sms/register', () => {
        smsAsked();
        return HttpResponse.error();
      }),
      ...firebaseAnswers(),
    ],
  },
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The platform sends no code; the next one waits a minute (S3.6, S4.7). */
export const Ready: Story = {
  play: async () => {
    const form = within(await screen.findByRole('dialog'));
    const number = await form.findByRole('textbox', { name: t('session:phone.label') });
    await userEvent.type(number, exampleMobile(number));
    await userEvent.click(form.getByRole('button', { name: t('session:code.send') }));
    await expect(await form.findByText(like('session:code.wait'))).toBeSeen();
    await userEvent.type(form.getByRole('textbox', { name: t('session:code.label') }), '204816');
    for (const input of document.querySelectorAll('input[autocomplete="new-password"]')) {
      await userEvent.type(input, 'Password-2026');
    }
    await userEvent.click(form.getByRole('checkbox', { name: like('register:age') }));
    await userEvent.click(form.getByRole('checkbox', { name: like('register:terms') }));
    await userEvent.click(form.getByRole('button', { name: t('register:submit') }));
    await expect(
      await screen.findByRole('textbox', { name: t('register:limit.amount') }),
    ).toBeSeen();
    await expect(smsAsked).not.toHaveBeenCalled();
  },
};
