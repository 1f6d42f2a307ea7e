import { screen } from 'storybook/test';

/** The amount of money that shows a text; one that rolls says the text itself only to those who listen. */
export async function amountShown(text: string | RegExp): Promise<Element | null> {
  return (await screen.findByText(text)).closest('data');
}
