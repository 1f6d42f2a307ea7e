import { HOSTILE_BRANDS } from '../hostile/hostileList.ts';
import { LONG_WORDS, stretch } from '../hostile/stretch.ts';
import { builtStories } from '../storybook/served.ts';
import { brokenLayout } from './inPage/brokenLayout.ts';
import { KEPT, readTexts, writeTexts } from './inPage/texts.ts';
import { NARROW } from './measures.ts';
import { redress } from './redress.ts';
import { showStory, type Tab } from './showStory.ts';
import { expect, test } from './tab.ts';

/** The hostile brand that stories are played in; the others are looked at afterwards. */
const [{ id, theme }] = HOSTILE_BRANDS;
const PLAYED_IN = { brand: id, theme };

type LongWords = (typeof LONG_WORDS)[number];

/** Where the layout breaks in each hostile brand once the words of a story are as long as they may become. */
async function brokenIn({ words, language }: LongWords, story: string, tab: Tab) {
  await showStory(tab, story, { ...PLAYED_IN, language }, NARROW);
  const texts = await tab.page.evaluate(readTexts, KEPT);
  const longer = texts.map((text) => stretch(text, words));
  await tab.page.evaluate(writeTexts, { kept: KEPT, texts: longer });
  const found: string[] = [];
  for (const { id: brand, theme } of HOSTILE_BRANDS) {
    await redress(tab.page, { brand, theme, language });
    const broken = await tab.page.evaluate(brokenLayout);
    found.push(...broken.map((each) => `${brand}: ${each}`));
  }
  return found;
}

for (const long of LONG_WORDS) {
  for (const { id, title, name } of builtStories()) {
    test(`hostile brands with long ${long.words} words: ${title}, ${name}`, async ({ tab }) => {
      const found = await brokenIn(long, id, tab);
      // An earlier story may leave something behind: each story is judged on a new page.
      expect(found.length === 0 ? found : await brokenIn(long, id, tab)).toEqual([]);
    });
  }
}
