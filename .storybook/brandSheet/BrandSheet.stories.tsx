import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { chosenBrand, sheetModes } from '../brands/toolbars.ts';
import { BrandSheet } from './BrandSheet.tsx';
import { lobbyShelf } from './lobby.fixture.ts';

/** A whole brand on one page, for sign-off: take the brand and the language from the toolbar. */
const meta: Meta = {
  title: 'Foundations/Brand sheet',
  parameters: {
    layout: 'fullscreen',
    msw: lobbyShelf,
    chromatic: { modes: sheetModes },
    docs: { disable: true },
  },
  tags: ['!autodocs'],
};
export default meta;

/** The sheet in one theme; nothing of it may be missing or late. */
const sheetIn = (theme: 'dark' | 'light'): StoryObj => ({
  globals: { theme },
  render: (_args, { globals }) => (
    <BrandSheet
      key={`${globals.brand} ${globals.language}`}
      brand={chosenBrand(globals.brand)}
      theme={theme}
      language={String(globals.language)}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeSeen();
    const pictures = () => [...canvasElement.querySelectorAll<HTMLImageElement>('li img')];
    await waitFor(() => expect(pictures()).toHaveLength(12));
    for (const picture of pictures()) {
      picture.scrollIntoView();
      await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    }
    for (const list of canvas.getAllByRole('list')) list.scrollTo({ left: 0, behavior: 'instant' });
    window.scrollTo(0, 0);
    await expect(canvas.getAllByRole('region').length).toBeGreaterThanOrEqual(7);
  },
});

export const Dark = sheetIn('dark');
export const Light = sheetIn('light');
