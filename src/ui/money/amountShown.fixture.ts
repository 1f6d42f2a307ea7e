import { screen } from 'storybook/test';

/** Finds the amount of money with a text; a rolling one has that text for screen readers only. */
export async function amountShown(text: string | RegExp): Promise<Element | null> {
  return (await screen.findByText(text)).closest('data');
}
