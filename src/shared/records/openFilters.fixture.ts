import { userEvent, type within } from 'storybook/test';
import { like } from '#src/i18n/storyWords.fixture.ts';

/** Opens the filters that are folded on a phone. */
export async function openFilters(canvas: ReturnType<typeof within>): Promise<void> {
  const name = like('session:records.filters');
  await userEvent.click(await canvas.findByRole('button', { name, expanded: false }));
}
