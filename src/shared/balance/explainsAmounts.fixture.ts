import { expect, userEvent, waitFor } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';

/** Texts that are no amount, and what is wrong with them. */
const FAULTS = [
  ['12abc', 'digits'],
  ['12.345', 'digits'],
  ['1000000000000', 'large'],
] as const;

/**
 * Checks that the money field of a form keeps a text that is no amount, and explains it in the words of every money field.
 * @param name the file of the field, for `explainsAmounts.test.ts`, which finds unchecked fields
 * @param form the form with the field; it is submitted
 */
export async function explainsAmounts(name: string, form: HTMLElement): Promise<void> {
  const field = form.querySelector<HTMLInputElement>('input[inputmode="decimal"]');
  const send = form.querySelector<HTMLElement>('button[type="submit"]');
  if (!field || !send)
    throw new Error(`${name}: a form with a money field and a button to send it`);
  const explains = (fault: (typeof FAULTS)[number][1] | 'empty') => {
    const words = t(`session:amountFault.${fault}`);
    return waitFor(() =>
      expect(field, name).toHaveAccessibleDescription(expect.stringContaining(words)),
    );
  };
  await userEvent.clear(field);
  await userEvent.click(send);
  await explains('empty');
  for (const [text, fault] of FAULTS) {
    await userEvent.clear(field);
    await userEvent.type(field, text);
    await explains(fault);
    await expect(field, name).toHaveValue(text);
  }
}
