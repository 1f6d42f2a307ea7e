import { brands, platformMessages } from 'virtual:livery-brands';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { drawnIn } from '#scripts/ui/looks/lot.ts';
import { brokenLayout } from '#scripts/ui/matrix/inPage/brokenLayout.ts';
import { smallTargets } from '#scripts/ui/matrix/inPage/smallTargets.ts';
import { changeTexts } from '#scripts/ui/matrix/inPage/texts.ts';
import { LEAST_TARGET, NARROW, PHONE } from '#scripts/ui/matrix/measures.ts';
import { STRESS_BRANDS } from '#scripts/ui/stress/stressBrands.ts';
import { LONG_WORDS, stretch } from '#scripts/ui/stress/stretch.ts';
import { showBrand } from '../brands/showBrand.ts';

declare module 'vitest' {
  interface TestContext {
    /** The story that Storybook made a test of. */
    story?: { globals: { viewport?: { value?: string } }; parameters: { layout?: string } };
  }
}

const seed = String(import.meta.env.LIVERY_SEED);
/** At night every story is shown in the stress brands as well. */
const everything = String(import.meta.env.LIVERY_ALL) === '1';
/** The languages of stories that name none themselves: that of `LIVERY_LANGUAGE`, or English, and at night all of the platform. */
const given = String(import.meta.env.LIVERY_LANGUAGE);
const languages = given || !everything ? [given || 'en'] : Object.keys(platformMessages);

/** Every brand in each of its themes: one that does not offer a language has the platform's messages in it. */
const variants = Object.values(brands)
  .filter(({ page: brand }) => STRESS_BRANDS.every(({ id }) => id !== brand.id))
  .flatMap(({ page: { id, themes } }) => themes.available.map((theme) => ({ brand: id, theme })));
const stressLooks = STRESS_BRANDS.flatMap((stress) =>
  LONG_WORDS.map((long) => ({ stress, ...long })),
);

/** Waits until the page is laid out anew. */
const laidOut = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** How long a page may take to fit itself to another width, in milliseconds. */
const SETTLES = 10_000;

/** What is still wrong once the page has settled. */
async function lasting(find: () => string[]): Promise<string[]> {
  for (const until = performance.now() + SETTLES; ; await laidOut()) {
    const found = find();
    if (found.length === 0 || performance.now() > until) return found;
  }
}

async function resize({ width, height }: { width: number; height: number }): Promise<void> {
  await page.viewport(width, height);
  await laidOut();
}

/** Where the layout breaks in the stress brands on the narrowest phone, with words as long as they may become. */
async function brokenUnderStress(): Promise<string[]> {
  await resize(NARROW);
  // Each text as the story shows it, before the first brand speaks another language.
  changeTexts((text) => text);
  const found: string[] = [];
  for (const { stress, words, language } of stressLooks) {
    const brand = brands[stress.id];
    if (!brand) throw new Error(`The brand ${stress.id} is not among those of the stories.`);
    showBrand(brand, stress.theme, language);
    changeTexts((text) => stretch(text, words));
    await laidOut();
    const broken = await lasting(brokenLayout);
    found.push(...broken.map((each) => `${stress.id} with long ${words} words: ${each}`));
  }
  return found;
}

/** The space that Storybook leaves around a story with the layout `padded`, and a test does not. */
const PADDED = '1rem';

/** The browser's note that what an observer changed is drawn a frame later: nothing is wrong. */
const FRAME_LATER = /ResizeObserver loop completed/;

/** What React prints when an event of a story falls between two steps of the testing library, which turns its own mode on and off. */
const BETWEEN_STEPS = /The current testing environment is not configured to support act/;

const NOT_OF_STORIES = [FRAME_LATER, BETWEEN_STEPS];

beforeEach(({ task, onTestFailed }) => {
  const key = `${task.file.name} ${task.name}`;
  const drawn = {
    ...drawnIn(key, variants, seed),
    language: drawnIn(`language of ${key}`, languages, seed),
  };
  Object.assign(globalThis.globalProjectAnnotations.initialGlobals, drawn);
  onTestFailed(() => {
    console.info(`${task.name} was drawn in ${Object.values(drawn).join(' ')}`);
  });
  // The story before may have left its space: what is fixed at the top would be beside the rest of a page without any.
  document.body.style.padding = '';
  vi.spyOn(console, 'error');
});

// After the play function and axe: every story once more as a finger and a narrow phone meet it.
afterEach(async ({ task, story }) => {
  const printed = vi
    .mocked(console.error)
    .mock.calls.map(([first]) => `console: ${first}`)
    .filter((text) => !NOT_OF_STORIES.some((one) => one.test(text)));
  vi.mocked(console.error).mockRestore();
  if (!story || task.result?.state === 'fail') return;
  document.body.style.padding = story.parameters.layout === 'padded' ? PADDED : '';
  const small = () => lasting(() => smallTargets(LEAST_TARGET));
  const found = [...printed, ...(await small())];
  if (!story.globals.viewport?.value) {
    await resize(PHONE);
    found.push(...(await small()).map((each) => `on a phone: ${each}`));
  }
  if (everything) found.push(...(await brokenUnderStress()));
  expect(found, found.join('\n')).toEqual([]);
});
