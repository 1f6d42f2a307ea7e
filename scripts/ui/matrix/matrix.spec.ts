import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Page } from '@playwright/test';
import { readMerchants } from '#sandbox/kernel/readMerchants.ts';
import { ROOT } from '#scripts/roots/roots.ts';
import { drawnOf } from '#scripts/test/draw.ts';
import { builtStories } from '../storybook/served.ts';
import { axeFindings, COLOUR_RULES } from './axeFindings.ts';
import { focusFindings } from './focusFindings.ts';
import { smallTargets } from './inPage/smallTargets.ts';
import { LEAST_TARGET } from './measures.ts';
import { ownView, type Shown, showStory } from './showStory.ts';
import { switchVariant } from './switchVariant.ts';
import { expect, test } from './tab.ts';
import { type LanguageVariants, type Variant, VIEWS, variantsOf, viewOf } from './variants.ts';

/** How a story is looked at. */
interface Look extends LanguageVariants {
  story: string;
  view: keyof typeof VIEWS;
}

/** The errors that a story has thrown and printed. */
function faultsOf({ failure }: Shown, printed: readonly string[]): string[] {
  if (!failure) return [...printed];
  const beginning = stripVTControlCharacters(failure.message).slice(0, 40);
  const others = printed.filter((line) => !stripVTControlCharacters(line).includes(beginning));
  return [`${failure.from}: ${failure.message}`, ...others];
}

const merchants = await readMerchants(join(ROOT, 'brands'));
const languages = variantsOf(merchants.map(({ brand }) => brand));
const stories = builtStories();

const smallIn = (page: Page) => page.evaluate(smallTargets, LEAST_TARGET);

/** The findings in a played story that depend on brand and theme: colours and sizes. */
async function findingsInVariant(page: Page, variant: Variant): Promise<string[]> {
  await switchVariant(page, variant);
  const found = [...(await axeFindings(page, COLOUR_RULES)), ...(await smallIn(page))];
  return found.map((each) => `${variant.brand} ${variant.theme}: ${each}`);
}

/** All findings of the story matrix in a story. */
async function findingsIn(look: Look, page: Page, problems: string[]): Promise<string[]> {
  const { story, played, others, view } = look;
  let shown = await showStory(page, story, played, VIEWS[view]);
  const own = ownView(shown, VIEWS[view]);
  if (own) {
    problems.length = 0;
    shown = await showStory(page, story, played, own);
  }
  const found = [...(await axeFindings(page)), ...(await smallIn(page))];
  found.push(...(await focusFindings(page)), ...faultsOf(shown, problems));
  for (const variant of others) found.push(...(await findingsInVariant(page, variant)));
  return found;
}

for (const [place, { played, others }] of languages.entries()) {
  for (const { id, title, name } of stories) {
    // Colours are the same in each language: all variants are checked in one of them.
    const seen = drawnOf(`seen ${id}`, languages).some((wardrobe) => wardrobe.played === played);
    const look = { played, others: seen ? others : [], story: id, view: viewOf(id, place) };
    const { brand, theme, language } = played;
    test(`${brand} ${theme} ${language} ${look.view}: ${title}, ${name}`, async ({
      tab,
      problems,
    }) => {
      expect(await findingsIn(look, tab, problems)).toEqual([]);
    });
  }
}
