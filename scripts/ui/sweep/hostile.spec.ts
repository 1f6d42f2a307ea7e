import { HOSTILE_BRANDS } from '../hostile/hostileList.ts';
import { LONG_WORDS, stretch } from '../hostile/stretch.ts';
import { builtStories } from '../storybook/served.ts';
import { brokenLayout } from './inPage/brokenLayout.ts';
import { KEPT, readTexts, writeTexts } from './inPage/texts.ts';
import { NARROW } from './measures.ts';
import { showStory, type Tab } from './showStory.ts';
import { expect, test } from './tab.ts';

const looks = HOSTILE_BRANDS.flatMap(({ id: brand, theme }) =>
  LONG_WORDS.map(({ words, language }) => ({ dress: { brand, theme, language }, words })),
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
  for (const { id, title, name } of builtStories()) {
    test(`${look.dress.brand} with long ${look.words} words: ${title}, ${name}`, async ({
      tab,
    }) => {
      const found = await brokenIn(look, id, tab);
      // An earlier story may leave something behind: each story is judged on a new page.
      expect(found.length === 0 ? found : await brokenIn(look, id, tab)).toEqual([]);
    });
  }
}
