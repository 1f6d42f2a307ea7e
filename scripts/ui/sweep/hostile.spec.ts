import { HOSTILE_BRANDS } from '../hostile/hostileBrands.ts';
import { type HostileLanguage, stretch } from '../hostile/stretch.ts';
import { builtStories } from '../storybook/served.ts';
import { looksOf } from './extent.ts';
import { brokenLayout } from './inPage/brokenLayout.ts';
import { KEPT, readTexts, writeTexts } from './inPage/texts.ts';
import { showStory, type Tab } from './showStory.ts';
import { expect, test } from './tab.ts';

/** The narrowest phone in use. */
const NARROW = { width: 320, height: 640 };

/** Whose long words stand in for the story's, and the language that the page is in meanwhile. */
const WORDS: readonly { words: HostileLanguage; language: string }[] = [
  { words: 'de', language: 'en' },
  { words: 'bn', language: 'bn' },
];

const looks = HOSTILE_BRANDS.flatMap(({ id: brand, theme }) =>
  WORDS.map(({ words, language }) => ({ dress: { brand, theme, language }, words })),
);

/** Where the layout breaks once the words of a story are as long as they may become. */
async function brokenIn({ dress, words }: (typeof looks)[number], story: string, tab: Tab) {
  await showStory(tab, story, dress, NARROW);
  const texts = await tab.page.evaluate(readTexts, KEPT);
  const longer = texts.map((text) => stretch(text, words));
  await tab.page.evaluate(writeTexts, { kept: KEPT, texts: longer });
  return await tab.page.evaluate(brokenLayout);
}

for (const look of looks) {
  for (const story of builtStories()) {
    const { id, title, name } = story;
    if (!looksOf(story, looks).includes(look)) continue;
    test(`${look.dress.brand} with long ${look.words} words: ${title}, ${name}`, async ({
      tab,
    }) => {
      const found = await brokenIn(look, id, tab);
      // What an earlier story has left behind is none of this one's: it is judged on a new page.
      expect(found.length === 0 ? found : await brokenIn(look, id, tab)).toEqual([]);
    });
  }
}
