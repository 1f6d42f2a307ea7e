import { addons } from 'storybook/preview-api';
import { showBrand } from './showBrand.ts';
import { chosenBrand } from './toolbars.ts';

/** What the story matrix sends to see a story that has been played in another brand, theme or language: the toolbars would begin it anew. */
const SWITCH = 'livery/variant';

interface Variant {
  brand: string;
  theme: string;
  language: string;
}

/** Shows the document as the story matrix asks, and leaves the story as it stands. The next story begins in the variant of the toolbars. */
export function listenForVariants(): void {
  addons.getChannel().on(SWITCH, ({ brand, theme, language }: Variant) => {
    showBrand(chosenBrand(brand), theme, language);
  });
}
