import type { Page } from '@playwright/test';
import words from '#words/cookies.json' with { type: 'json' };
import legalWords from '#words/legal.json' with { type: 'json' };
import { expect, test } from './ownSite.ts';

test.use({ kind: 'tagManager' });

const LISTED = 'tags.journeys.example';
const UNLISTED = 'elsewhere.journeys.example';

/** The fake of the container: it makes a policy of its own for the addresses of scripts, as Tag Manager does, and loads two tags. */
const CONTAINER = `
  const own = trustedTypes.createPolicy('journey', { createScriptURL: (address) => address });
  for (const host of ['${LISTED}', '${UNLISTED}']) {
    const tag = document.createElement('script');
    tag.src = own.createScriptURL('https://' + host + '/tag.js');
    tag.onerror = () => { document.documentElement.dataset[host.split('.')[0]] = 'refused'; };
    document.head.append(tag);
  }
`;

/** A tag marks the document it runs in. */
const tagOf = (host: string) =>
  `document.documentElement.dataset['${host.split('.')[0]}'] = 'ran';`;

/** Answers for Google and the hosts of tags, and notes the hosts that were asked. */
async function fakeHosts(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const bodies = {
    'www.googletagmanager.com': CONTAINER,
    [LISTED]: tagOf(LISTED),
    [UNLISTED]: tagOf(UNLISTED),
  };
  for (const [host, body] of Object.entries(bodies)) {
    await page.context().route(`https://${host}/**`, (route) => {
      asked.push(host);
      return route.fulfill({ contentType: 'text/javascript', body });
    });
  }
  return asked;
}

test('a tag manager loads nothing before consent, and then tags of the hosts that the manifest names alone', async ({
  page,
  site,
  watch,
}) => {
  // A refused request is announced, but never sent.
  watch.expectErrors(
    /third party: (www\.googletagmanager\.com|(tags|elsewhere)\.journeys\.example)/,
  );
  watch.expectViolations(/elsewhere\.journeys\.example/);
  const asked = await fakeHosts(page);
  await page.goto(`${site.origin}/privacy`);
  const bar = page.getByRole('region', { name: words.title });
  await expect(bar.getByText(LISTED)).toBeSeen();
  expect(asked).toEqual([]);
  await bar.getByRole('button', { name: words.accept }).click();
  await expect(page.locator('html')).toHaveAttribute('data-tags', 'ran');
  await expect(page.locator('html')).toHaveAttribute('data-elsewhere', 'refused');
  expect(asked).toEqual(['www.googletagmanager.com', LISTED]);
  await expect(page.getByText(legalWords.privacy.choice.granted)).toBeSeen();
});
