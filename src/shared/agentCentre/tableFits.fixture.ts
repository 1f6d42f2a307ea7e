import { expect, waitFor } from 'storybook/test';

/** The room beside the agent centre's menu on a page of 1280 px, in px. */
const ROOM = '984px';

/** Asserts that a screen's table shows all of its columns on a small desktop, once its rows have loaded. */
async function tableFits(canvasElement: HTMLElement): Promise<void> {
  canvasElement.style.inlineSize = ROOM;
  await waitFor(() => expect(canvasElement.querySelector('tbody a, tbody data')).not.toBeNull());
  const table = canvasElement.querySelector('table');
  await expect(table?.scrollWidth).toBeLessThanOrEqual(table?.parentElement?.clientWidth ?? 0);
  // Later checks of the story may show it on a phone.
  canvasElement.style.inlineSize = '';
}

/** A story whose table shows all of its columns on a small desktop. In a language with longer words it may scroll sideways. */
export const TABLE_FITS = {
  globals: { language: 'en' },
  play: ({ canvasElement }: { canvasElement: HTMLElement }) => tableFits(canvasElement),
};
