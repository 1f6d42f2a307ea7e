import { expect, waitFor } from 'storybook/test';

/** What a page of 1280 px has beside the menu of the agent centre, in px. */
const ROOM = '984px';

/** Sees that the table of a screen has all of its columns in sight on a small desktop, once its rows have come. */
export async function tableFits(canvasElement: HTMLElement): Promise<void> {
  canvasElement.style.inlineSize = ROOM;
  await waitFor(() => expect(canvasElement.querySelector('tbody a, tbody data')).not.toBeNull());
  const table = canvasElement.querySelector('table');
  await expect(table?.scrollWidth).toBeLessThanOrEqual(table?.parentElement?.clientWidth ?? 0);
  // What looks at the story afterwards may show it on a phone.
  canvasElement.style.inlineSize = '';
}
