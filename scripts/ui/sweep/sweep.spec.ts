import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readMerchants } from '#sandbox/readMerchants.ts';
import { ROOT } from '#scripts/build/paths.ts';
import { builtStories } from '../storybook/served.ts';
import { axeFindings, RULES_OF_COLOUR } from './axeFindings.ts';
import { type Dress, VIEWS, viewOf, type Wardrobe, wardrobesOf } from './dresses.ts';
import { focusFindings } from './focusFindings.ts';
import { smallTargets } from './inPage/smallTargets.ts';
import { LEAST_TARGET } from './measures.ts';
import { redress } from './redress.ts';
import { ownView, type Shown, showStory, type Tab } from './showStory.ts';
import { expect, test } from './tab.ts';

/** A story as it is looked at. */
interface Look extends Wardrobe {
  story: string;
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
const wardrobes = wardrobesOf(merchants.map(({ brand }) => brand));
const stories = builtStories();

const smallIn = ({ page }: Tab) => page.evaluate(smallTargets, LEAST_TARGET);

/** What the sweep finds in a story that has been played, by what brands and themes differ in: colours and sizes. */
async function findingsInDress(tab: Tab, dress: Dress): Promise<string[]> {
  await redress(tab.page, dress);
  const found = [...(await axeFindings(tab.page, RULES_OF_COLOUR)), ...(await smallIn(tab))];
  return found.map((each) => `${dress.brand} ${dress.theme}: ${each}`);
}

/** Everything that the sweep finds in a story. */
async function findingsIn(look: Look, tab: Tab, problems: string[]): Promise<string[]> {
  const { story, played, others, view } = look;
  problems.length = 0;
  let shown = await showStory(tab, story, played, VIEWS[view]);
  const own = ownView(shown, VIEWS[view]);
  if (own) {
    problems.length = 0;
    shown = await showStory(tab, story, played, own);
  }
  const mustPlay = played.language === 'en' && view === 'desktop';
  const found = [...(await axeFindings(tab.page)), ...(await smallIn(tab))];
  found.push(...(await focusFindings(tab.page)), ...findingsOf(shown, problems, mustPlay));
  for (const dress of others) found.push(...(await findingsInDress(tab, dress)));
  return found;
}

for (const [place, wardrobe] of wardrobes.entries()) {
  for (const { id, title, name } of stories) {
    const look = { ...wardrobe, story: id, view: viewOf(id, place) };
    const { brand, theme, language } = wardrobe.played;
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
