import type { Page } from '@playwright/test';

/** Everything that a site has left in a tab, as text by location. */
export type Leaks = Readonly<Record<string, string>>;

/** The data that a page can reach: storages, caches, databases, document, form fields and the query cache. */
async function inPage(page: Page): Promise<Leaks> {
  return page.evaluate(async () => {
    const stored = async () => {
      const names = await caches.keys();
      const kept = names.map(async (name) => {
        const cache = await caches.open(name);
        const entries = (await cache.keys()).map(async (request) => {
          const answer = await cache.match(request);
          return `${request.url} ${await answer?.text()}`;
        });
        return Promise.all(entries);
      });
      return (await Promise.all(kept)).flat().join('\n');
    };
    // React keeps its tree on the root; the query client is a property of a provider in it.
    const queries = () => {
      const root = document.getElementById('root') ?? document.body.firstElementChild;
      const [key] = Object.keys(root ?? {}).filter((name) => name.startsWith('__reactContainer'));
      const waiting: unknown[] = [Object(root)[key ?? '']];
      while (waiting.length > 0) {
        const node = Object(waiting.pop());
        const client = Object(Object(node.memoizedProps).client);
        if (typeof client.getQueryCache === 'function') {
          const all = [...client.getQueryCache().getAll(), ...client.getMutationCache().getAll()];
          return JSON.stringify(all.map(({ options, state }) => [options.queryKey, state]));
        }
        for (const next of [node.sibling, node.child]) if (next) waiting.push(next);
      }
      throw new Error('The query client was not found.');
    };
    const fields = [...document.querySelectorAll('input, textarea')].map(
      (field) => (field as HTMLInputElement).value,
    );
    return {
      localStorage: JSON.stringify({ ...localStorage }),
      sessionStorage: JSON.stringify({ ...sessionStorage }),
      cookies: document.cookie,
      document: document.documentElement.outerHTML,
      fields: JSON.stringify(fields),
      state: JSON.stringify([history.state, window.name]),
      queries: queries(),
      caches: await stored(),
      databases: JSON.stringify(await indexedDB.databases()),
      requests: performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join('\n'),
    };
  });
}

/** The URLs of a tab's history. */
async function historyOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { entries } = await session.send('Page.getNavigationHistory');
  await session.detach();
  return entries.map(({ url, title }) => `${url} ${title}`).join('\n');
}

/** Everything that a site has left in a tab, including its console output. */
export async function leaks(page: Page, said: readonly string[]): Promise<Leaks> {
  return { ...(await inPage(page)), history: await historyOf(page), console: said.join('\n') };
}

/** The locations that contain one of the secrets. */
export const placesOf = (left: Leaks, secrets: readonly string[]): string[] =>
  Object.keys(left).filter((place) => secrets.some((secret) => left[place]?.includes(secret)));
