import { addons } from 'storybook/preview-api';
import { dressDocument } from './dress.ts';
import { chosenBrand } from './toolbars.ts';

/** What the sweep sends to see a story that has been played in another brand, theme or language: the toolbars would begin it anew. */
const REDRESS = 'livery/redress';

interface Dress {
  brand: string;
  theme: string;
  language: string;
}

/** Dresses the document as the sweep asks, and leaves the story as it stands. The next story begins in the dress of the toolbars. */
export function listenForDresses(): void {
  addons.getChannel().on(REDRESS, ({ brand, theme, language }: Dress) => {
    dressDocument(chosenBrand(brand), theme, language);
  });
}
