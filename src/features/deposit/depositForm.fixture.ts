import { screen, userEvent } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';

export const form = () => screen.findByRole('form', { name: t('deposit:form') });
export const amountField = () =>
  screen.findByRole('textbox', { name: like('deposit:amount.label') });

/** Submits the form. Its button shows the amount once that is valid. */
export async function send(): Promise<void> {
  const name = new RegExp(
    `^${t('deposit:submitPlain')}$|${like('deposit:submit').source}|${like('deposit:submitPay').source}`,
  );
  await userEvent.click(await screen.findByRole('button', { name }));
}

/** Types an amount and submits the form. */
export async function typed(amount: string): Promise<void> {
  await userEvent.type(await amountField(), amount);
  await send();
}
