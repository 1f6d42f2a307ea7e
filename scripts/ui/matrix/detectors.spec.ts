import { builtStories } from '../storybook/served.ts';
import { STRESS_BRANDS } from '../stress/stressBrands.ts';
import { focusFindings } from './focusFindings.ts';
import { brokenLayout } from './inPage/brokenLayout.ts';
import { smallTargets } from './inPage/smallTargets.ts';
import { NARROW } from './measures.ts';
import { showStory } from './showStory.ts';
import { switchVariant } from './switchVariant.ts';
import { expect, test } from './tab.ts';

const BOX = 'width:60px; height:20px; white-space:nowrap;';
const LONG = 'Selbstausschlussfrist';

/** HTML that a detector must report, or must accept. */
const LAYOUTS: readonly { says: string; html: string; finds: RegExp | undefined }[] = [
  {
    says: 'words that are cut',
    html: `<p style="${BOX} overflow:hidden">${LONG}</p>`,
    finds: /is cut beside/,
  },
  {
    says: 'lines that are cut',
    html: `<p style="width:60px; height:20px; overflow:hidden">a b c d e f g h i j k l m n o p q r s t</p>`,
    finds: /is cut above or below/,
  },
  {
    says: 'words that spill out of a button',
    html: `<button style="${BOX} padding:0">${LONG}</button>`,
    finds: /beside its button/,
  },
  {
    says: 'a page that scrolls sideways',
    html: '<div style="width:200vw; height:9px"></div>',
    finds: /the page is/,
  },
  {
    says: 'words before the page',
    html: `<p style="position:absolute; left:-40px">${LONG}</p>`,
    finds: /edge of the page/,
  },
  {
    says: 'an ellipsis',
    html: `<p style="${BOX} overflow:hidden; text-overflow:ellipsis">${LONG}</p>`,
    finds: undefined,
  },
  {
    says: 'a link whose own words end in an ellipsis',
    html: `<a style="${BOX} display:block; overflow:hidden; text-overflow:ellipsis">${LONG}</a>`,
    finds: undefined,
  },
  {
    says: 'a row that scrolls',
    html: `<p style="${BOX} overflow-x:auto">${LONG}</p>`,
    finds: undefined,
  },
  {
    says: 'what clips on purpose',
    html: `<p data-clips style="${BOX} overflow:hidden">${LONG}</p>`,
    finds: undefined,
  },
  {
    says: 'words for those who listen',
    html: `<p style="${BOX} overflow:hidden; clip-path:inset(50%)">${LONG}</p>`,
    finds: undefined,
  },
];

for (const { says, html, finds } of LAYOUTS) {
  test(`the layout check ${finds ? 'finds' : 'lets pass'} ${says}`, async ({ page }) => {
    await page.setContent(html);
    const found = await page.evaluate(brokenLayout);
    expect(found.join('\n')).toMatch(finds ?? /^$/);
  });
}

/** The colours and the size of the first button, and the page's own colour. */
function looksOfButton(): Record<string, string | undefined> {
  const colour = getComputedStyle(document.body).backgroundColor;
  const button = document.querySelector('button');
  const { backgroundColor, borderRadius, fontSize } = getComputedStyle(button ?? document.body);
  return { colour, backgroundColor, borderRadius, fontSize };
}

const target = (style: string, inner = '+') =>
  `<div style="padding:60px"><button style="all:unset; position:relative; ${style}">${inner}</button></div>`;

test('the target check finds a small target, and accepts one with a larger area around it', async ({
  page,
}) => {
  await page.setContent(target('width:30px; height:44px'));
  expect(await page.evaluate(smallTargets, 44)).toEqual([expect.stringMatching(/3\d × 4\d px/)]);
  const around = '<span style="position:absolute; inset:-8px"></span>';
  await page.setContent(target('width:30px; height:30px; display:inline-block', around));
  expect(await page.evaluate(smallTargets, 44)).toEqual([]);
});

test('the target check finds a target that a neighbour covers', async ({ page }) => {
  const over =
    '<i style="position:absolute; top:36px; left:0; width:300px; height:60px; background:red"></i>';
  await page.setContent(
    `<div style="position:relative"><button style="width:80px; height:60px">+</button>${over}</div>`,
  );
  expect(await page.evaluate(smallTargets, 44)).not.toEqual([]);
});

test('the focus check finds an order that goes back up, and a stop without a focus ring', async ({
  page,
}) => {
  const button = (name: string, style: string) => `<button style="${style}">${name}</button>`;
  const ring = '<style>:focus-visible { outline: 2px solid }</style>';
  const column = '<div style="display:flex; flex-direction:column; align-items:start">';
  await page.setContent(`${ring}${column}${button('a', '')}${button('b', '')}</div>`);
  expect(await focusFindings(page)).toEqual([]);
  await page.setContent(`${ring}${column}${button('a', 'order:2')}${button('b', '')}</div>`);
  expect(await focusFindings(page)).toEqual([expect.stringContaining('goes back up')]);
  await page.setContent(`${column}${button('a', 'outline:none')}</div>`);
  expect(await focusFindings(page)).toEqual([expect.stringContaining('does not show it')]);
});

test('the focus check recognizes a stop after the page above it has grown', async ({ page }) => {
  const ring = '<style>:focus-visible { outline: 2px solid }</style>';
  const grows = "document.querySelector('p').append(document.createElement('i'))";
  const second = `<button style="display:block" onblur="${grows}">b</button>`;
  await page.setContent(`${ring}<p></p><button style="display:block">a</button>${second}`);
  expect(await focusFindings(page)).toEqual([]);
});

test('the focus check follows what a stop scrolls into view, and what stays fixed above', async ({
  page,
}) => {
  const ring = '<style>:focus-visible { outline: 2px solid }</style>';
  const buttons = (count: number) => '<p><button>a</button></p>'.repeat(count);
  const scrolled = `<div style="height:60px; overflow:auto">${buttons(9)}</div>`;
  await page.setContent(`${ring}<main>${scrolled}</main>`);
  expect(await focusFindings(page)).toEqual([]);
  const head = '<header style="position:sticky; top:0"><button>head</button></header>';
  await page.setContent(`${ring}<main>${head}${'<p>a</p>'.repeat(99)}${buttons(9)}</main>`);
  expect(await focusFindings(page)).toEqual([]);
});

test('a story that is switched to another variant looks as if it had been opened there', async ({
  tab,
}) => {
  const [story] = builtStories().filter(({ title }) => title === 'UI/Button');
  const [worn, next] = STRESS_BRANDS.map(({ id: brand, theme }) => ({
    brand,
    theme,
    language: 'en',
  }));
  if (!story || !worn || !next)
    throw new Error('There are no two variants for a story to compare.');
  await showStory(tab, story.id, next, NARROW);
  const opened = await tab.evaluate(looksOfButton);
  await showStory(tab, story.id, worn, NARROW);
  expect(await tab.evaluate(looksOfButton)).not.toEqual(opened);
  await switchVariant(tab, next);
  expect(await tab.evaluate(looksOfButton)).toEqual(opened);
});
