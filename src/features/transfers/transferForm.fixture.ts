import { screen } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';

/** The form, whose parts are found by their place in it: in some languages the words of one are the beginning of those of another. */
const form = () => screen.findByRole('form', { name: t('transfers:form') });

/** The wallet that money comes from, or the one that it goes to. */
export async function walletField(which: 'from' | 'to'): Promise<HTMLElement> {
  const [from, to] = (await form()).querySelectorAll<HTMLElement>('[role="combobox"]');
  const field = which === 'from' ? from : to;
  if (!field) throw new Error(`The form has no choice of the wallet ${which}.`);
  return field;
}

/** The button that sends the transfer. */
export async function submitButton(): Promise<HTMLElement> {
  const button = (await form()).querySelector<HTMLElement>('[type="submit"]');
  if (!button) throw new Error('The form has no button that sends it.');
  return button;
}
