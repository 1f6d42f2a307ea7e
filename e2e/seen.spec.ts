import { expect, test } from './journey.ts';

const BOX = 'width: 80px; height: 40px;';
const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"/>')}`;

/** Pages with one `#it`, and the matcher's reason against it; empty if it is visible. */
const CASES: Record<string, [html: string, reason: RegExp | '']> = {
  'a plain button': ['<button id="it">Play</button>', ''],
  'a line that takes no pointer': ['<p id="it" style="pointer-events: none">Play money</p>', ''],
  'text below a link that is stretched over its card': [
    '<div style="position: relative"><p id="it">Slots</p><a style="position: absolute; inset: 0" href="#x"></a></div>',
    '',
  ],
  'what is far down the page': ['<p style="margin: 0 0 3000px">Top</p><p id="it">End</p>', ''],
  'a part taller than the viewport': ['<main id="it" style="height: 4000px">Games</main>', ''],
  'what a list has scrolled away': [
    `<ul style="height: 200px; overflow-y: auto"><li style="height: 900px">One</li><li id="it" style="${BOX}">Two</li></ul>`,
    '',
  ],
  'what is painted only in view': [
    '<p style="margin: 0 0 3000px">Top</p><section style="content-visibility: auto"><p id="it">End</p></section>',
    '',
  ],
  'a picture that loads only in view': [
    `<p style="margin: 0 0 9000px">Top</p><img id="it" loading="lazy" width="80" height="40" alt="" src="${PICTURE}">`,
    '',
  ],
  'a hidden radio button whose label is seen': [
    '<input id="it" type="radio" style="opacity: 0"><label for="it">Bank</label>',
    '',
  ],
  'a panel that its menu cuts off': [
    `<nav class="list" style="height: 72px; overflow-x: auto"><div style="position: relative; height: 72px">
       <div id="it" style="position: absolute; top: 100%; ${BOX}">Vendors</div></div></nav>`,
    /is clipped by nav\.list \(overflow: auto auto\)/,
  ],
  'what is outside a box that hides what overflows': [
    `<div style="overflow: hidden; ${BOX}"><p id="it" style="margin: 60px 0 0; ${BOX}">More</p></div>`,
    /is clipped by div \(overflow: hidden hidden\)/,
  ],
  'what is covered': [
    `<p id="it" style="${BOX}">Balance</p><div id="veil" style="position: fixed; inset: 0; background: #000"></div>`,
    /is covered by div#veil/,
  ],
  'what is covered by something that takes no pointer': [
    `<p id="it" style="${BOX}">Balance</p><div id="veil" style="position: fixed; inset: 0; background: #000; pointer-events: none"></div>`,
    /is covered by div#veil/,
  ],
  'what is transparent through an ancestor': [
    '<div style="opacity: 0"><p id="it">Balance</p></div>',
    /is transparent \(opacity 0\)/,
  ],
  'what is beside the viewport': [
    `<p id="it" style="position: fixed; left: -200px; ${BOX}">Menu</p>`,
    /is outside the viewport, at -160,/,
  ],
  'what has no size': ['<p id="it"></p>', /is \d+ × 0 px/],
  'what is not displayed': ['<p id="it" hidden>Menu</p>', /is not rendered/],
  'what screen readers alone read': [
    '<p id="it" style="position: absolute; width: 1px; height: 1px; overflow: hidden">Menu</p>',
    /is 1 × 1 px/,
  ],
  'a picture that has not loaded': [
    '<img id="it" width="80" height="40" alt="" src="data:image/png;base64,AA">',
    /is a picture that has not loaded/,
  ],
  'what is not there': ['<p>Menu</p>', /is not in the page/],
};

for (const [subject, [html, reason]] of Object.entries(CASES)) {
  test(`toBeSeen ${reason ? 'rejects' : 'accepts'} ${subject}`, async ({ page }) => {
    await page.setContent(`<!doctype html>${html}`);
    const it = page.locator('#it');
    if (!reason) return expect(it).toBeSeen();
    await expect(expect(it).toBeSeen({ timeout: 100 })).rejects.toThrow(reason);
    await expect(it).not.toBeSeen();
  });
}

test('toBeSeen restores the scroll position of the page and its lists', async ({ page }) => {
  await page.setContent(
    `<!doctype html><ul style="height: 200px; overflow-y: auto"><li style="height: 900px">One</li><li id="it">Two</li></ul>
     <p style="margin: 0 0 3000px">Top</p><p id="end">End</p>`,
  );
  for (const id of ['#it', '#end']) await expect(page.locator(id)).toBeSeen();
  expect(await page.evaluate(() => [scrollY, document.querySelector('ul')?.scrollTop])).toEqual([
    0, 0,
  ]);
});

test('toBeSeen tries again after a navigation', async ({ page }) => {
  await page.setContent('<!doctype html><p id="it">Won</p>');
  const it = page.locator('#it');
  const look = it.elementHandles.bind(it);
  let looks = 0;
  it.elementHandles = async () => {
    looks += 1;
    if (looks === 1) throw new Error('Execution context was destroyed, most likely by navigation');
    return look();
  };
  await expect(it).toBeSeen();
  expect(looks).toBe(2);
});

test('toBeSeen waits for an element that appears late, and rejects a locator of several elements', async ({
  page,
}) => {
  await page.setContent('<!doctype html><p id="it" style="opacity: 0">Won</p><p>Lost</p>');
  await page.evaluate(() =>
    setTimeout(() => document.getElementById('it')?.removeAttribute('style'), 300),
  );
  await expect(page.locator('#it')).toBeSeen();
  await expect(expect(page.locator('p')).toBeSeen({ timeout: 100 })).rejects.toThrow(/2 elements/);
});
