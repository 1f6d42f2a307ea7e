import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readMerchants } from '#sandbox/readMerchants.ts';
import { ROOT } from '#scripts/build/paths.ts';
import { builtStories } from '../storybook/served.ts';
import { axeFindings } from './axeFindings.ts';
import { type Dress, dressesOf, VIEWS, viewOf } from './dresses.ts';
import { focusFindings } from './focusFindings.ts';
import { smallTargets } from './inPage/smallTargets.ts';
import { LEAST_TARGET } from './measures.ts';
import { ownView, type Shown, showStory, type Tab } from './showStory.ts';
import { expect, test } from './tab.ts';

/** A story as it is looked at. */
interface Look {
  story: string;
  dress: Dress;
  view: keyof typeof VIEWS;
}

/**
 * What the failure of a story is to the sweep. Play functions are written for English words on a desktop; elsewhere they
 * go as far as they can, and what Storybook prints of that is left out.
 */
function findingsOf({ failure }: Shown, printed: readonly string[], mustPlay: boolean): string[] {
  if (!failure) return [...printed];
  const beginning = stripVTControlCharacters(failure.message).slice(0, 40);
  const others = printed.filter((line) => !stripVTControlCharacters(line).includes(beginning));
  const counts = failure.from === 'drawing' || mustPlay;
  return counts ? [`${failure.from}: ${failure.message}`, ...others] : others;
}

const merchants = await readMerchants(join(ROOT, 'brands'));
const dresses = dressesOf(merchants.map(({ brand }) => brand));
const stories = builtStories();

/** Everything that the sweep finds in a story. */
async function findingsIn(look: Look, tab: Tab, problems: string[]): Promise<string[]> {
  const { story, dress, view } = look;
  problems.length = 0;
  let shown = await showStory(tab, story, dress, VIEWS[view]);
  const own = ownView(shown, VIEWS[view]);
  if (own) {
    problems.length = 0;
    shown = await showStory(tab, story, dress, own);
  }
  const found = [
    ...(await axeFindings(tab.page)),
    ...(await tab.page.evaluate(smallTargets, LEAST_TARGET)),
    ...(await focusFindings(tab.page)),
  ];
  return [...found, ...findingsOf(shown, problems, dress.language === 'en' && view === 'desktop')];
}

for (const [place, dress] of dresses.entries()) {
  for (const { id, title, name } of stories) {
    const look = { story: id, dress, view: viewOf(id, place) };
    const { brand, theme, language } = dress;
    test(`${brand} ${theme} ${language} ${look.view}: ${title}, ${name}`, async ({
      tab,
      problems,
    }) => {
      const found = await findingsIn(look, tab, problems);
      // An earlier story may leave something behind: each story is judged on a new page.
      expect(found.length === 0 ? found : await findingsIn(look, tab, problems)).toEqual([]);
    });
  }
}
