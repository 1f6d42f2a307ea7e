import { expect, test } from '@playwright/test';
import { builtDocs, builtStories } from '../storybook/served.ts';

/** The stories tagged as showing that the component renders nothing. */
const SHOW_NOTHING = new Set(
  builtStories()
    .filter(({ tags }) => tags.includes('shows-nothing'))
    .map(({ id }) => id),
);

/** The stories of a docs page that render nothing; those in frames of their own render there. */
function emptyStories(): string[] {
  return [...document.querySelectorAll('.docs-story [id^="story--"]')]
    .filter((place) => place.getBoundingClientRect().height < 8 && !place.querySelector('iframe'))
    .map(({ id }) => id.replace(/^story--/, '').replace(/--primary(-inner)?$|-inner$/, ''));
}

/** Whether the story named Ready shows a failure. */
const readyFailed = (): boolean =>
  document.querySelector('[id^="story--"][id$="--ready"] [role="alert"]') !== null;

for (const { id, title } of builtDocs()) {
  test(`the docs page of ${title} shows each story with its own mock responses`, async ({
    page,
  }) => {
    await page.goto(`/iframe.html?viewMode=docs&id=${id}&globals=language:en`);
    await page.locator('.sbdocs-content').waitFor();
    const empty = async () =>
      (await page.evaluate(emptyStories)).filter((story) => !SHOW_NOTHING.has(story));
    await expect.poll(empty).toEqual([]);
    expect(await page.evaluate(readyFailed)).toBe(false);
  });
}
